import { existsSync, readdirSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

import { catalogueModules } from '../../translations/catalogue-modules.ts'

const STUDIO = join(import.meta.dirname, '../..')
const OUT = join(STUDIO, '../../build/studio')
const ASSETS = 'studio/assets'
/** Smaller pictures are inlined into the script, where they are compressed together and need no request. */
const INLINED_UNDER_BYTES = 12 * 1024

/** Each folder with a page is an engine: `northlight/front/index.html` becomes `northlight/index.html`. */
const engines = readdirSync(STUDIO).filter((name) => existsSync(join(STUDIO, name, 'front/index.html')))

/** Writes each page without the folder `front` in its path. */
function pagesWithoutFrontFolder(): Plugin {
  return {
    name: 'pages-without-front-folder',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        file.fileName = file.fileName.replace('/front/index.html', '/index.html')
    },
  }
}

/** Writes `.br` and `.gz` versions of each file, so that the server need not compress. */
function precompressed(): Plugin {
  let out = OUT
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved(config) {
      out = config.build.outDir
    },
    async closeBundle() {
      const assets = join(out, ASSETS)
      const names = (await readdir(assets)).filter((name) => !/\.(br|gz)$/.test(name))
      const pages = engines.map((engine) => join(out, engine, 'index.html'))
      await Promise.all([...names.map((name) => join(assets, name)), ...pages].map(compress))
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
  root: STUDIO,
  plugins: [catalogueModules(), pagesWithoutFrontFolder(), precompressed()],
  build: {
    outDir: OUT,
    assetsDir: ASSETS,
    emptyOutDir: true,
    target: ['es2022', 'safari15', 'chrome94'],
    assetsInlineLimit: INLINED_UNDER_BYTES,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(engines.map((name) => [name, join(STUDIO, name, 'front/index.html')])),
    },
  },
})
