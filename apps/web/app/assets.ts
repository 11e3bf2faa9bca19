import { readFileSync } from 'node:fs'

import type { BrandLook } from '@ante/contract/merchant/brand-design.ts'
import type { PageBrand } from '@ante/contract/merchant/page.ts'

import { ownJson } from './lib/calls/json.ts'
import { capabilityOf } from './lib/pages/page-address.ts'
import type { Route } from './lib/pages/page-module.ts'
import { catalogueSource } from './lib/i18n/catalogue-source.ts'
import type { MessageFiles } from './lib/i18n/messages.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export interface PageAssets {
  script: string
  /** Chunks needed by the page besides its script, to be preloaded. */
  modules: string[]
  styles: string[]
  brandStyle: string
  brand: Pick<BrandFiles, 'icon' | 'touchIcon'> & { themeColor: string | BrandLook['themeColors'] }
  texts: MessageFiles
  /** Script that runs before the first paint. */
  beforePaint: string
  /** Address of the list of all files that the service worker stores for this brand and language. */
  keep: string
  /** Start pictures of the installed app. */
  splashes: BrandLook['splashes']
  /** Script of a preview, and the origin of the console that shows it. */
  preview: { script: string; origin: string } | null
}

type BrandAsset = 'brandStyle' | 'brand' | 'keep' | 'splashes' | 'preview'

/** A merchant's own files, built separately. */
export interface BrandFiles {
  icon: string
  touchIcon: string
  themeColor: string
  /** By locale, the address of the list of files that the service worker stores. */
  keep: Record<string, string>
}

/** Files built in addition to the browser's and the server's bundle. */
export interface MadeFiles {
  beforePaint: string
  brands: Record<string, BrandFiles>
  /** Archives of the files that all brands need, for the lists of brands that are data. */
  offline: { app: string; texts: Record<string, string> }
  /** Script of pages that preview a brand. */
  brandPreview: string
}

/** Output of the client build by source file. The two builds are in sibling folders. */
const manifest = ownJson<Record<string, Chunk>>(
  readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'),
)

const { beforePaint, brands, brandPreview } = ownJson<MadeFiles>(
  readFileSync(new URL('./made.json', import.meta.url), 'utf8'),
)

const ENTRY = 'app/entry-client.tsx'
/** The most frequent entry page. */
const FIRST_PAGE = './shell/home-page.tsx'
/** Parts of the first page that are hydrated later: the server's markup needs their styles. */
const FIRST_PAGE_DEFERRED = 'app/shell/home-blocks.tsx'
/** Parts that a page of members always shows, which would otherwise be requested only after the page's code has run. */
const MEMBER_PARTS: Partial<Record<Route['file'], string>> = {
  './cashier/deposit/deposit-page.tsx': 'app/cashier/deposit/begin/begin-deposit.tsx',
}
const LAZY_ROUTES = 'app/lazy-routes.ts'
/** Brand of merchants that have none of their own. */
const PLAIN_BRAND = 'aurora'

interface RequestedAssets {
  merchant: string
  /** Null: the brand of the build. */
  brand: PageBrand | null
  route: Route
  locale: string
}

/** Returns the files of one page: its script and chunks, styles, and the merchant's tokens. */
export function assetsOf(page: RequestedAssets): PageAssets {
  const { file, isLazy, texts } = page.route
  const needed = new Set<string>()
  const roots = [ENTRY, ...(isLazy ? pageListsOf(file) : []), file.replace('.', 'app'), MEMBER_PARTS[file] ?? ENTRY]
  for (const root of roots) gather(root, needed)
  const firstTexts = firstTextFilesOf(page.locale, file)
  for (const catalogue of [...firstTexts, ...cataloguesOf(page.locale, texts)]) gather(catalogue, needed)
  const chunks = [...needed].map(chunkOf)
  const styled = new Set(needed)
  if (file === FIRST_PAGE) gather(FIRST_PAGE_DEFERRED, styled)
  const script = address(chunkOf(ENTRY).file)
  return {
    script,
    modules: [...new Set(chunks.map((chunk) => address(chunk.file)))].filter((module) => module !== script),
    styles: [...new Set([...styled].map(chunkOf).flatMap(({ css = [] }) => css.map(address)))],
    ...brandAssets(page),
    texts: { ...textFilesOf(page.locale), first: firstTexts.map(fileOf) },
    beforePaint,
  }
}

/**
 * Modules with lists of lazy pages, loaded before the page: the common list, and the capability's own, if it has one.
 */
const pageListsOf = (file: Route['file']): string[] =>
  [LAZY_ROUTES, `app/${capabilityOf(file)}/pages.ts`].filter((list) => list in manifest)

/** Returns the style and the files of the page's brand. */
function brandAssets({ merchant, brand, locale }: RequestedAssets): Pick<PageAssets, BrandAsset> {
  if (brand) {
    const { look, keep, previewOrigin } = brand
    const { style, tabIcon: icon, touchIcon, themeColors, splashes } = look
    const preview = previewOrigin === null ? null : { script: brandPreview, origin: previewOrigin }
    const [single, ...others] = themeColors
    const themeColor = single && others.length === 0 ? single.color : themeColors
    return { brandStyle: style, brand: { icon, touchIcon, themeColor }, keep: keep[locale] ?? '', splashes, preview }
  }
  const [code, { keep, ...files }] = brandOf(merchant)
  const brandStyle = address(chunkOf(`brands/${code}/tokens.css`).file)
  return { brandStyle, brand: files, keep: keep[locale] ?? '', splashes: [], preview: null }
}

/** Returns a merchant's brand code and files. */
export function brandOf(merchant: string): [code: string, files: BrandFiles] {
  const code = merchant in brands ? merchant : PLAIN_BRAND
  const brand = brands[code]
  if (!brand) throw new Error(`The build has no brand ${code}`)
  return [code, brand]
}

/** The first page needs only a few messages; the other common messages are loaded after it is displayed. */
function firstTextFilesOf(locale: string, file: Route['file']): string[] {
  const firstTexts = `translations/${locale}/words.js`
  return file === FIRST_PAGE ? [firstTexts] : [firstTexts, restOf(locale)]
}

const restOf = (locale: string) => `translations/${locale}/rest.js`

/** Message catalogues of the page's capabilities, if they have any besides the common ones. */
const cataloguesOf = (locale: string, capabilities: readonly string[]) =>
  capabilities
    .map((capability) => `translations/${locale}/${capability}.po`)
    .filter((catalogue) => catalogue in manifest)

function textFilesOf(locale: string): Pick<MessageFiles, 'rest' | 'others'> {
  const others = Object.keys(manifest).flatMap((source) => {
    const catalogue = catalogueSource(source)
    return catalogue?.locale === locale ? [[catalogue.name, fileOf(source)] as const] : []
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
