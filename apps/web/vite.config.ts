import { join } from 'node:path'

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { chunkGroups } from './make/chunk-groups.ts'
import { classNameOf } from './make/class-names.ts'
import { OLDEST } from './make/oldest-browsers.ts'
import { sidesByDirection } from './make/sides-by-direction.ts'

// Lingui's macro looks from the folder one stands in, which is not this one where the whole project is built.
process.env['LINGUI_CONFIG'] = join(import.meta.dirname, 'lingui.config.ts')

/** Files that every page's document asks for. */
const FIRST_LOAD = /^assets\/(entry|libraries|shell|rolldown-runtime)-/

/** Pictures that the server's pages name have to be called as the browser's are. */
const assetFileNames = 'assets/[name]-[hash:7][extname]'

// Babel takes Lingui's macros out before React's plugin sees the component.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  appType: 'custom',
  plugins: [
    babel({
      // Babel looks for its plugins from here, wherever the build is called from.
      cwd: import.meta.dirname,
      presets: [linguiTransformerBabelPreset()],
    }),
    react(),
    lingui({ failOnCompileError: true }),
  ],
  // The server's React would otherwise look at the environment of whoever runs it.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
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
      // What the first load has brought is not asked for again, so later files need not name it.
      resolveDependencies: (_file, needed) => needed.filter((name) => !FIRST_LOAD.test(name)),
    },
    assetsInlineLimit: 0,
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
            // The first load names every file that may come later, and what is random in a name cannot be compressed: seven letters
            // tell one making of a file from all others.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
        },
  },
  ssr: { noExternal: true },
}))
