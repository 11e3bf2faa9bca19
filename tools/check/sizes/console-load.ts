import { readFileSync } from 'node:fs'

import { collectChunks } from './first-load.ts'
import type { Manifest } from './first-load.ts'

const BUILD = 'build/console'
const ENTRY = 'index.html'

// The cast is safe, because Vite writes the manifest.
const manifest = () => JSON.parse(readFileSync(`${BUILD}/.vite/manifest.json`, 'utf8')) as Manifest

/** Returns the scripts and styles that the console loads before those of a screen. */
export const consoleFirstLoad = (): string[] => filesOf(ENTRY)

/** Returns each screen of the console with the files that it adds. */
export function consoleScreens(): { name: string; files: string[] }[] {
  const first = new Set(consoleFirstLoad())
  const screens = manifest()[ENTRY]?.dynamicImports ?? []
  return screens.map((key) => ({
    name: key.replace(/^.*\/([\w-]+)\.tsx$/, '$1'),
    files: filesOf(key).filter((file) => !first.has(file)),
  }))
}

function filesOf(key: string): string[] {
  const all = manifest()
  const needed = new Set<string>()
  collectChunks(all, key, needed)
  const chunks = [...needed].map((name) => all[name]).filter((chunk) => chunk !== undefined)
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))].map((file) => `${BUILD}/${file}`)
}
