import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const BROTLI_QUALITY = 11
const GZIP_LEVEL = 9
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` and `.gz` files beside every text file, so that the gateway never compresses during a request. */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSIBLE.test(name))
  await Promise.all(names.map((name) => precompressFile(join(folder, name))))
}

async function precompressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const brotli = toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  await Promise.all([
    writeFile(`${path}.br`, await brotli),
    writeFile(`${path}.gz`, await toGzip(content, { level: GZIP_LEVEL })),
  ])
}
