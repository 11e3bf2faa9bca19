import { join } from 'node:path'

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Lingui's macro searches from the working directory, which differs when the whole project is built.
process.env['LINGUI_CONFIG'] = join(import.meta.dirname, 'lingui.config.ts')

/** Browsers of staff: those of the last two years. They have `light-dark()` and nested styles. */
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

// Babel expands Lingui's macros before React's plugin sees the component.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  // Without this, React Aria renders all rows of a long list in tests.
  define: { 'process.env.VIRT_ON': JSON.stringify('true') },
  plugins: [
    // The English texts stay in the components, so that each screen loads only its own.
    babel({ cwd: import.meta.dirname, presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    react(),
    lingui({ failOnCompileError: true }),
  ],
  build: {
    outDir: join(import.meta.dirname, '../../build/console'),
    emptyOutDir: true,
    manifest: true,
    target: BROWSERS,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
