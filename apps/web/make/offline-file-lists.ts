import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ownJson } from '../app/lib/calls/json.ts'
import { ARCHIVE_ENDING } from '../service-worker/lib/archive.ts'
import { archiveOf } from './archive.ts'

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
}

/** Output of the client build, by source file. */
export type Manifest = Record<string, Chunk>

/** Address of the list of a brand's files in a language: `lists[brand][locale]`. */
type FileLists = Record<string, Record<string, string>>

export interface OfflineFileLists {
  lists: FileLists
  /** Addresses of the archives: of the app, and of each locale's messages. */
  archives: { app: string; texts: Record<string, string> }
}

const TEXTS_FILE = /^translations\/([\w-]+)\//
const BRAND = /^brands\/([\w-]+)\//

/** Firebase's code is useless without a network, and unused by most merchants. */
const ONLINE_ONLY = /(^|\/)_?firebase-/

/** Locale of a chunk; undefined if the chunk is common to all locales. */
const localeOf = (key: string) => TEXTS_FILE.exec(key)?.[1]
const brandOf = (key: string) => BRAND.exec(key)?.[1]

/** Files of the client build, by the visitors who may need them. Firebase's code is in none of the groups. */
export interface OfflineFiles {
  /** Files for all visitors. */
  common: string[]
  byLocale: Map<string, string[]>
  byBrand: Map<string, string[]>
}

export function offlineFiles(manifest: Manifest): OfflineFiles {
  const common = new Set<string>()
  const [byLocale, byBrand] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const groupFor = (locale: string | undefined, brand: string | undefined): Set<string> => {
    if (locale) return groupOf(byLocale, locale)
    return brand ? groupOf(byBrand, brand) : common
  }
  for (const [key, { file, css = [], assets = [] }] of Object.entries(manifest)) {
    if (ONLINE_ONLY.test(key)) continue
    const [locale, brand] = [localeOf(key), brandOf(key)]
    const group = groupFor(locale, brand)
    // Images of a brand's style are included; flags and the like are fetched when they are shown.
    for (const name of [file, ...css, ...(brand ? assets : [])]) group.add(name)
  }
  const sorted = (groups: Map<string, Set<string>>) =>
    new Map([...groups].map(([name, files]) => [name, [...files].sort()] as const))
  return { common: [...common].sort(), byLocale: sorted(byLocale), byBrand: sorted(byBrand) }
}

function groupOf(groups: Map<string, Set<string>>, name: string): Set<string> {
  const group = groups.get(name) ?? new Set<string>()
  groups.set(name, group)
  return group
}

/**
 * Writes the lists of which a service worker caches one. The files for all visitors are in one archive, and those of
 * each language in another: two downloads instead of eight hundred.
 */
export function writeOfflineFileLists(client: string, extra: (brand: string) => string[]): OfflineFileLists {
  const { common, byLocale, byBrand } = offlineFiles(readManifest(client))
  const app = writeArchive(client, 'app', common)
  const texts = new Map([...byLocale].map(([locale, files]) => [locale, writeArchive(client, locale, files)] as const))
  const listOf = (brand: string, locale: string) => {
    const ownFiles = (byBrand.get(brand) ?? []).map((file) => `/${file}`)
    const content = JSON.stringify([app, texts.get(locale), ...ownFiles, ...extra(brand)])
    const file = `assets/keep-${brand}-${locale}-${fingerprint(content)}.json`
    writeFileSync(join(client, file), content)
    return `/${file}`
  }
  const lists = Object.fromEntries(
    [...byBrand.keys()].map((brand) => [
      brand,
      Object.fromEntries([...byLocale.keys()].map((locale) => [locale, listOf(brand, locale)])),
    ]),
  )
  return { lists, archives: { app, texts: Object.fromEntries(texts) } }
}

const readManifest = (client: string) => ownJson<Manifest>(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

function writeArchive(client: string, name: string, files: string[]): string {
  const content = archiveOf(files.map((file) => ({ address: `/${file}`, content: readFileSync(join(client, file)) })))
  const file = `assets/offline-${name}-${fingerprint(content)}${ARCHIVE_ENDING}`
  writeFileSync(join(client, file), content)
  return `/${file}`
}

/** Id of the build; it differs whenever one of the browser's files does. */
export const buildIdOf = (client: string): string => fingerprint(readFileSync(join(client, '.vite/manifest.json')))

export const fingerprint = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8)
