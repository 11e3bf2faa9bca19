import { brotliCompressSync } from 'node:zlib'

import { kilobytes } from './figures.ts'
import type { Figure } from './figures.ts'

/** Patterns, by type, of the files in a page's HTML that every browser fetches before the page is usable. */
const NEEDED = {
  JS: /<script[^>]+src="([^"]+)"|<link rel="modulepreload" href="([^"]+)"/g,
  CSS: /<link rel="stylesheet" href="([^"]+)"/g,
}

/** Measures the bytes of the home page's first load, transferred with brotli. */
export async function firstLoad(url: string): Promise<Figure[]> {
  const html = await (await fetch(`${url}/m/home`)).text()
  const figures: Figure[] = [['HTML', kilobytes(brotliCompressSync(html).length)]]
  for (const [kind, pattern] of Object.entries(NEEDED)) {
    const files = new Set([...html.matchAll(pattern)].map(([, source, preloaded]) => source ?? preloaded ?? ''))
    const sizes = await Promise.all([...files].map((file) => transferred(url + file)))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    figures.push([kind, `${kilobytes(total)} in ${files.size} files`])
  }
  return figures
}

async function transferred(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  const length = response.headers.get('content-length')
  await response.arrayBuffer()
  if (response.headers.get('content-encoding') !== 'br' || !length) throw new Error(`${address} came without brotli`)
  return Number(length)
}
