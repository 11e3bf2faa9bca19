import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Picture } from './picture.ts'

/** Hash of each picture's source, by its path. */
export type Manifest = Record<string, string>

const FILE = '.manifest.json'

/** Returns a hash of the drawing, its raster settings and the rasteriser: a picture is redrawn when one changes. */
export function hashOf({ svg, raster }: Picture, rasteriser: string): string {
  return createHash('sha256')
    .update(JSON.stringify([svg, raster, rasteriser]))
    .digest('hex')
    .slice(0, 24)
}

export function readManifest(folder: string): Manifest {
  const file = join(folder, FILE)
  if (!existsSync(file)) return {}
  try {
    return entriesOf(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // A killed run has truncated the file, so all pictures are redrawn.
    return {}
  }
}

const entriesOf = (value: unknown): Manifest =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

/** Writes the manifest atomically, so that a kill leaves the old or the new file. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const file = join(folder, FILE)
  writeFileSync(`${file}.new`, JSON.stringify(manifest, null, 1))
  renameSync(`${file}.new`, file)
}
