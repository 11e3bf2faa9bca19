import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { MINUTE_MS } from '@ante/contract/kit/time.ts'

interface Known {
  folder: string
  at: number
  urls: string[]
}

let known: Known | null = null

/** Returns the addresses of the pictures of games that the gateway serves: `/pictures/games/x.webp`. Read once a minute. */
export function pictureFiles(picturesDir: string): string[] {
  const now = performance.now()
  if (known?.folder === picturesDir && now - known.at < MINUTE_MS) return known.urls
  const folder = join(picturesDir, 'games')
  const urls = existsSync(folder) ? readdirSync(folder).map((name) => `/pictures/games/${name}`) : []
  known = { folder: picturesDir, at: now, urls }
  return urls
}
