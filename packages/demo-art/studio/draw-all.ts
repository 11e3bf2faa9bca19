import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { hashOf, readManifest, writeManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { filesOf } from './picture.ts'
import type { Picture } from './picture.ts'
import { makePicture, rasteriser } from './rasterise.ts'

export interface Drawn {
  drawn: number
  stored: number
  removed: number
}

/** Draws new and changed pictures, keeps the others, and removes unused ones. */
export async function drawAll(folder: string, pictures: readonly Picture[]): Promise<Drawn> {
  await mkdir(folder, { recursive: true })
  const before = readManifest(folder)
  const after: Manifest = Object.fromEntries(pictures.map((picture) => [picture.path, hashOf(picture, rasteriser)]))
  const hasFiles = (picture: Picture) => filesOf(picture).every((path) => existsSync(join(folder, path)))
  const outdated = pictures.filter((picture) => after[picture.path] !== before[picture.path] || !hasFiles(picture))
  await inParallel(outdated, (picture) => makePicture(folder, picture))
  const removed = removeOthers(folder, new Set(pictures.flatMap(filesOf)))
  writeManifest(folder, after)
  return { drawn: outdated.length, stored: pictures.length - outdated.length, removed }
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker))
}

function removeOthers(folder: string, keptPaths: ReadonlySet<string>): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  const stray = files.filter((path) => !keptPaths.has(path))
  for (const path of stray) rmSync(join(folder, path))
  return stray.length
}
