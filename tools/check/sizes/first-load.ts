import { readdirSync, readFileSync } from 'node:fs'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

const CLIENT = 'build/web/client'
const ENTRY = 'app/entry-client.tsx'
const HOME = 'app/shell/home-page.tsx'

/** The files of home's first load in one language, by the client build's manifest; a journey compares it to the page. */
export function firstLoadOf(locale: string): { scripts: string[]; styles: string[] } {
  // Vite writes it.
  const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8')) as Manifest
  const needed = new Set<string>()
  for (const key of [ENTRY, HOME, `translations/${locale}/words.js`]) gather(manifest, key, needed)
  const chunks = [...needed].map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
  return {
    scripts: unique([...chunks.map(({ file }) => `${CLIENT}/${file}`), ...beforePaint()]),
    styles: unique(chunks.flatMap(({ css = [] }) => css.map((file) => `${CLIENT}/${file}`))),
  }
}

/** The script that runs before the first paint stands for itself. */
const beforePaint = () =>
  readdirSync(`${CLIENT}/assets`)
    .filter((file) => /^before-paint-.*\.js$/.test(file))
    .map((file) => `${CLIENT}/assets/${file}`)

/** The tokens of the brands; a page loads those of its merchant. */
export function brandStyles(): string[] {
  const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8')) as Manifest
  const brands = Object.entries(manifest).filter(([key]) => /^brands\/.*\.css$/.test(key))
  return brands.map(([, { file }]) => `${CLIENT}/${file}`)
}

function gather(manifest: Manifest, key: string, into: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The client build has no ${key}`)
  if (into.has(key)) return
  into.add(key)
  for (const imported of chunk.imports ?? []) gather(manifest, imported, into)
}

const unique = (files: string[]) => [...new Set(files)]
