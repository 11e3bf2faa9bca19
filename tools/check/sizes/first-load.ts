import { readdirSync, readFileSync } from 'node:fs'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
export type Manifest = Record<string, Chunk>

const CLIENT = 'build/web/client'
const ENTRY = 'app/entry-client.tsx'
const HOME = 'app/shell/home-page.tsx'
const HOME_DEFERRED = 'app/shell/home-blocks.tsx'

/**
 * Returns the files of the home page's first load in one language, by the client build's manifest; a journey test
 * compares them to the page.
 */
export function firstLoadOf(locale: string): { scripts: string[]; styles: string[] } {
  const manifest = readManifest()
  const needed = new Set<string>()
  for (const key of [ENTRY, HOME, `translations/${locale}/words.js`]) collectChunks(manifest, key, needed)
  const styled = new Set(needed)
  collectChunks(manifest, HOME_DEFERRED, styled)
  const chunks = [...styled].map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
  return {
    scripts: [...filesOf(manifest, needed), ...beforePaint()],
    styles: unique(chunks.flatMap(({ css = [] }) => css.map((file) => `${CLIENT}/${file}`))),
  }
}

/** Returns the scripts that hydrate the blocks of home once the browser is idle, without those of the first load. */
export function deferredOf(): string[] {
  const manifest = readManifest()
  const needed = new Set<string>()
  collectChunks(manifest, HOME_DEFERRED, needed)
  const first = new Set(firstLoadOf('en').scripts)
  return filesOf(manifest, needed).filter((file) => !first.has(file))
}

/** Returns the outputs of the client build, by source file. */
// The cast is safe, because Vite writes the manifest.
export const readManifest = () => JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8')) as Manifest

/** Returns the scripts of these chunks, without duplicates. */
export const filesOf = (manifest: Manifest, keys: Iterable<string>): string[] =>
  unique([...keys].flatMap((key) => manifest[key]?.file ?? []).map((file) => `${CLIENT}/${file}`))

/** Returns the script that runs before the first paint, which is a separate file. */
const beforePaint = () =>
  readdirSync(`${CLIENT}/assets`)
    .filter((file) => /^before-paint-.*\.js$/.test(file))
    .map((file) => `${CLIENT}/assets/${file}`)

/** Returns the style sheets of all brands' tokens; a page loads only that of its merchant. */
export function brandStyles(): string[] {
  const brands = Object.entries(readManifest()).filter(([key]) => /^brands\/.*\.css$/.test(key))
  return brands.map(([, { file }]) => `${CLIENT}/${file}`)
}

/** Collects a chunk and its static imports. */
export function collectChunks(manifest: Manifest, key: string, into: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The client build has no ${key}`)
  if (into.has(key)) return
  into.add(key)
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, into)
}

const unique = (files: string[]) => [...new Set(files)]
