import { join } from 'node:path'

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { minified } from './make/minified.ts'
import { chunkGroups } from './make/chunk-groups.ts'
import { classNameOf } from './make/class-names.ts'
import { OLDEST } from './make/oldest-browsers.ts'
import { revealInterval } from './make/reveal-interval.ts'
import { sidesByDirection } from './make/sides-by-direction.ts'

// Lingui's macro searches from the working directory, which differs when the whole project is built.
process.env['LINGUI_CONFIG'] = join(import.meta.dirname, 'lingui.config.ts')

/** Files that every page's document loads. */
const FIRST_LOAD = /^assets\/(entry|libraries|shell|rolldown-runtime)-/

/** Shared by both builds: server-rendered pages reference images of the browser's build by name. */
const assetFileNames = 'assets/[name]-[hash:7][extname]'

// Babel expands Lingui's macros before React's plugin sees the component.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  appType: 'custom',
  plugins: [
    babel({
      // Babel resolves its plugins from here, for any working directory of the build.
      cwd: import.meta.dirname,
      presets: [linguiTransformerBabelPreset()],
    }),
    react(),
    lingui({ failOnCompileError: true }),
    ...(isSsrBuild ? [] : [revealInterval, minified]),
  ],
  // Sets NODE_ENV at build time, because the server's React would otherwise read it at run time.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // Lingui imports a polyfill of `useSyncExternalStore`, which React itself exports.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  css: {
    modules: { generateScopedName: classNameOf },
    postcss: { plugins: [sidesByDirection] },
  },
  build: {
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node20' : OLDEST,
    modulePreload: {
      polyfill: false,
      // Files of the first load are already loaded, so lazy chunks need not preload them.
      resolveDependencies: (_file, needed) => needed.filter((name) => !FIRST_LOAD.test(name)),
    },
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { minify: false as const, cssMinify: true }),
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'app/entry-server.tsx', output: { codeSplitting: false, assetFileNames } }
      : {
          input: {
            entry: 'app/entry-client.tsx',
            'brand-aurora': 'brands/aurora/tokens.css',
            'brand-lotus': 'brands/lotus/tokens.css',
          },
          transform: { inject: { 'Object.hasOwn': [join(import.meta.dirname, 'make', 'has-own.ts'), 'hasOwn'] } },
          output: {
            codeSplitting: { groups: chunkGroups },
            minify: { compress: false, mangle: false, codegen: true },
            // The first load lists every file that may be loaded later, and hashes in names do not compress. Seven
            // characters are enough to distinguish builds of a file.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
        },
  },
  ssr: { noExternal: true },
}))
