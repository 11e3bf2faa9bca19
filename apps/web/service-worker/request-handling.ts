/** Handling of a request of the page. */
export type RequestHandling =
  /** Ignored: the browser requests it from the network, as without a worker. */
  | 'ignore'
  /** A page: network first, cached page on failure. */
  | 'page'
  /** An uncacheable page: network, and on failure the app without data. */
  | 'uncachedPage'
  /** A fingerprinted file: never changes, so the cache comes first. */
  | 'asset'
  /** A picture: cache first, with a maximum number of entries. */
  | 'picture'
  /** A public answer about the games: network first, cached answer on failure. */
  | 'publicAnswer'

export interface RequestView {
  method: string
  url: URL
  /** Whether the request is for this site. */
  ownOrigin: boolean
  navigates: boolean
  /** Whether the request identifies its user: then it is neither cached nor answered from the cache. */
  authorised: boolean
}

/** Answers that are the same for every visitor and contain neither money nor personal data. */
const PUBLIC_ANSWERS = new Set([
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_vendorHalls',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/MCSFE_getListAnnouncements',
  '/wps/system/helpCenter',
  '/wps/system/settings/consolidated',
])

/** Pages that are never cached, because they do not work without the gateway. */
const ONLINE_PAGES = new Set(['/m/launchGame', '/m/maintenance', '/m/changePsw'])

/** Parameters with which a page is for one person: a vendor's token, and the preview of a brand. */
const UNCACHED = ['token', 'brandPreview']

/** Addresses of the home page. */
const HOMES = new Set(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/'])

export const HOME = '/m/home'

export function requestHandling({ method, url, ownOrigin, navigates, authorised }: RequestView): RequestHandling {
  if (method !== 'GET' || !ownOrigin || authorised) return 'ignore'
  if (navigates && isPage(url)) return isCachedPage(url) ? 'page' : 'uncachedPage'
  if (navigates) return 'ignore'
  if (url.searchParams.has('token')) return 'ignore'
  if (url.pathname.startsWith('/assets/')) return 'asset'
  if (url.pathname.startsWith('/pictures/')) return 'picture'
  return PUBLIC_ANSWERS.has(url.pathname) ? 'publicAnswer' : 'ignore'
}

const isPage = ({ pathname }: URL) => pathname === '/' || pathname === '/m' || pathname.startsWith('/m/')

export const isCachedPage = (url: URL): boolean =>
  isPage(url) &&
  !ONLINE_PAGES.has(url.pathname.replace(/\/$/, '')) &&
  !UNCACHED.some((name) => url.searchParams.has(name))

/** Parameters that select another page at the same address. */
const PAGE_PARAMETERS = new Set(['gameType', 'i'])

/** Returns the cache key of a page, or null for an address with an unlimited number of variants, such as a search. */
export function pageKeyOf({ pathname, searchParams }: URL): string | null {
  if (HOMES.has(pathname)) return HOME
  const parameters = [...searchParams]
  if (parameters.some(([name]) => !PAGE_PARAMETERS.has(name))) return null
  const search = new URLSearchParams(parameters.sort(([a], [b]) => (a < b ? -1 : 1))).toString()
  const path = pathname.replace(/\/$/, '')
  return search ? `${path}?${search}` : path
}

/**
 * Returns the cache key of an answer. Answers depend on the language in a header, so the languages are cached
 * separately.
 */
export function answerKeyOf({ pathname, search }: URL, language: string): string {
  return `${pathname}${search}${search ? '&' : '?'}kept-in=${encodeURIComponent(language)}`
}

/** Returns the address of the list of the app's files, as named in a page. */
export const listAddressIn = (html: string): string | null =>
  /<html[^>]* data-keep="(\/assets\/(?:brand\/)?keep-[\w-]+\.json)"/.exec(html)?.[1] ?? null

export const isListAddress = (address: string): boolean => /^\/assets\/(brand\/)?keep-[\w-]+\.json$/.test(address)

/** Adds the time of caching to a page, which shows it to the reader. */
export const withAge = (html: string, cachedAt: string): string =>
  html.replace(/<html /, `<html data-kept="${cachedAt.replace(/[^\dTZ:.-]/g, '')}" `)

/**
 * Removes the content of a cached page and keeps its app, which renders an address that is not cached. The merchant's
 * data in it is as old as the page.
 */
export const withoutPage = (html: string): string =>
  html
    .replace(/(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="page">)/, '$1$2')
    .replace(/<html /, '<html data-elsewhere ')

/** Returns the fingerprinted files that a page references. */
export function assetsIn(html: string): string[] {
  const assetLinks = html.match(/(?:href|src)="\/assets\/[\w./-]+"/g) ?? []
  return [...new Set(assetLinks.map((attribute) => attribute.slice(attribute.indexOf('"') + 1, -1)))]
}
