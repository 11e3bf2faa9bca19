import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

const OUT = join(import.meta.dirname, '../../../../build/sandbox/northlight')
/** Pictures under this ride inside the script, where they are compressed together and cost no request. */
const INLINED_UNDER_BYTES = 12 * 1024

/** Writes `.br` and `.gz` beside each file, so that the server compresses nothing. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async closeBundle() {
      const assets = join(OUT, 'assets')
      const names = (await readdir(assets)).filter((name) => !/\.(br|gz)$/.test(name))
      await Promise.all([...names.map((name) => join(assets, name)), join(OUT, 'index.html')].map(compress))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes))
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/northlight/',
  plugins: [precompressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: ['es2022', 'safari15', 'chrome94'],
    assetsInlineLimit: INLINED_UNDER_BYTES,
    modulePreload: { polyfill: false },
  },
})
