import { readFileSync } from 'node:fs'

import { ownJson } from './lib/calls/json.ts'
import { capabilityOf } from './lib/pages/page-address.ts'
import type { Route } from './lib/pages/page-module.ts'
import type { WordFiles } from './lib/words/words.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export interface PageAssets {
  script: string
  /** The chunks that the page needs besides its script, to be fetched beside it. */
  modules: string[]
  styles: string[]
  brandStyle: string
  brand: BrandFiles
  words: WordFiles
  /** Runs before the first paint. */
  beforePaint: string
  /** The list of all files that a visitor of this brand and language can come to need. */
  keep: string
}

/** A merchant's own files, made beside the builds. */
export interface BrandFiles {
  icon: string
  touchIcon: string
  themeColor: string
  /** By locale, the list of the files that a device may keep. */
  keep: Record<string, string>
}

/** What the build made beside the two programs. */
export interface MadeFiles {
  beforePaint: string
  brands: Record<string, BrandFiles>
}

/** What the client build made, by source file. The two builds stand beside each other. */
const manifest = ownJson<Record<string, Chunk>>(
  readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'),
)

const { beforePaint, brands } = ownJson<MadeFiles>(readFileSync(new URL('./made.json', import.meta.url), 'utf8'))

const ENTRY = 'app/entry-client.tsx'
/** Where most visits begin. */
const FIRST_PAGE = './shell/home-page.tsx'
const LAZY_ROUTES = 'app/lazy-routes.ts'
/** A merchant without a look of its own wears this one. */
const PLAIN_BRAND = 'aurora'

/** The files of one page: its script and chunks, its styles, its merchant's tokens. */
export function assetsOf(wanted: { merchant: string; route: Route; locale: string }): PageAssets {
  const { file, isLazy, words } = wanted.route
  const needed = new Set<string>()
  for (const root of [ENTRY, ...(isLazy ? tablesOf(file) : []), file.replace('.', 'app')]) gather(root, needed)
  const saidFirst = firstWordsOf(wanted.locale, file)
  for (const catalogue of [...saidFirst, ...cataloguesOf(wanted.locale, words)]) gather(catalogue, needed)
  const chunks = [...needed].map(chunkOf)
  const [code, brand] = brandOf(wanted.merchant)
  const script = address(chunkOf(ENTRY).file)
  return {
    script,
    modules: [...new Set(chunks.map((chunk) => address(chunk.file)))].filter((module) => module !== script),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map(address)))],
    brandStyle: address(chunkOf(`brands/${code}/tokens.css`).file),
    brand,
    words: { ...wordFilesOf(wanted.locale), first: saidFirst.map(fileOf) },
    beforePaint,
    keep: brand.keep[wanted.locale] ?? '',
  }
}

/** The tables through which the app comes to a far page: a capability of many pages has one of its own. */
const tablesOf = (file: Route['file']): string[] =>
  [LAZY_ROUTES, `app/${capabilityOf(file)}/pages.ts`].filter((table) => table in manifest)

/** A merchant's brand, by its code and files. */
export function brandOf(merchant: string): [code: string, files: BrandFiles] {
  const code = merchant in brands ? merchant : PLAIN_BRAND
  const brand = brands[code]
  if (!brand) throw new Error(`The build has no brand ${code}`)
  return [code, brand]
}

/** The first page is said in few words; the rest of those that every page may need comes when it stands. */
function firstWordsOf(locale: string, file: Route['file']): string[] {
  const words = `translations/${locale}/words.js`
  return file === FIRST_PAGE ? [words] : [words, restOf(locale)]
}

const restOf = (locale: string) => `translations/${locale}/rest.js`

/** The words of the page's own capabilities, as far as these have any beside those of every page. */
const cataloguesOf = (locale: string, capabilities: readonly string[]) =>
  capabilities
    .map((capability) => `translations/${locale}/${capability}.po`)
    .filter((catalogue) => catalogue in manifest)

function wordFilesOf(locale: string): Pick<WordFiles, 'rest' | 'others'> {
  const others = Object.keys(manifest).flatMap((source) => {
    const [, of, capability] = /^translations\/([\w-]+)\/(\w+)\.po$/.exec(source) ?? []
    return capability && of === locale ? [[capability, fileOf(source)] as const] : []
  })
  return { rest: fileOf(restOf(locale)), others: Object.fromEntries(others) }
}

const fileOf = (key: string) => address(chunkOf(key).file)

function gather(key: string, into: Set<string>): void {
  if (into.has(key)) return
  into.add(key)
  for (const imported of chunkOf(key).imports ?? []) gather(imported, into)
}

function chunkOf(key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The client build has no ${key}`)
  return chunk
}

const address = (file: string) => `/${file}`
