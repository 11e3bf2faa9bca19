import { createHash } from 'node:crypto'
import { basename, join, relative } from 'node:path'

const WEB = join(import.meta.dirname, '..')
const HASH_LETTERS = 4

/**
 * The name that a class has in the browser: `game-tile_cover_x1Yz`. All classes of a file end alike, for what is random in a
 * name can't be compressed, and the first load names hundreds of them.
 */
export function classNameOf(local: string, file: string): string {
  const path = file.split('?')[0] ?? file
  const hash = createHash('sha256').update(relative(WEB, path)).digest('base64url').slice(0, HASH_LETTERS)
  return `${basename(path, '.module.css')}_${local}_${hash}`
}
