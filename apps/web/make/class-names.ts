import { createHash } from 'node:crypto'
import { basename, join, relative } from 'node:path'

const WEB = join(import.meta.dirname, '..')
const HASH_LETTERS = 4

/**
 * Returns the class name in the browser: `game-tile_cover_x1Yz`. All classes of a file share a suffix, because hashes
 * do not compress, and the first load contains hundreds of names.
 */
export function classNameOf(local: string, file: string): string {
  const path = file.split('?')[0] ?? file
  const hash = createHash('sha256').update(relative(WEB, path)).digest('base64url').slice(0, HASH_LETTERS)
  return `${basename(path, '.module.css')}_${local}_${hash}`
}
