/** What is done with a request of the page. */
export type Treatment =
  /** Nothing: the browser asks the network itself, as if there were no worker. */
  | 'leave'
  /** A page: the network first, what was kept of it when that fails. */
  | 'page'
  /** A page of which nothing may be kept: the network, and the app without its data when that fails. */
  | 'passing'
  /** A fingerprinted file: never changes, so what was kept is as good as what would come. */
  | 'asset'
  /** A picture: what was kept first, and only so many of them. */
  | 'picture'
  /** A public answer about the games: the network first, what was kept when that fails. */
  | 'answer'

export interface RequestView {
  method: string
  url: URL
  /** Of this site. */
  ownOrigin: boolean
  navigates: boolean
  /** Whether the request says who asks: then nothing of it is kept or given from what was. */
  authorised: boolean
}

/** Answers that are the same for every visitor and hold neither money nor anything of a person. */
const PUBLIC_ANSWERS = new Set([
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_makerHalls',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/MCSFE_getListAnnouncements',
  '/wps/system/helpCenter',
  '/wps/system/settings/consolidated',
])

/** Pages that mean nothing without the gateway. */
const LIVING_PAGES = new Set(['/m/launchGame', '/m/maintenance', '/m/changePsw'])

/** Ways into home that are no other page. */
const HOMES = new Set(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/'])

export const HOME = '/m/home'

export function treatmentOf({ method, url, ownOrigin, navigates, authorised }: RequestView): Treatment {
  if (method !== 'GET' || !ownOrigin || authorised) return 'leave'
  if (navigates && isPage(url)) return isCachedPage(url) ? 'page' : 'passing'
  if (navigates) return 'leave'
  if (url.searchParams.has('token')) return 'leave'
  if (url.pathname.startsWith('/assets/')) return 'asset'
  if (url.pathname.startsWith('/pictures/')) return 'picture'
  return PUBLIC_ANSWERS.has(url.pathname) ? 'answer' : 'leave'
}

const isPage = ({ pathname }: URL) => pathname === '/' || pathname === '/m' || pathname.startsWith('/m/')

export const isCachedPage = (url: URL): boolean =>
  isPage(url) && !LIVING_PAGES.has(url.pathname.replace(/\/$/, '')) && !url.searchParams.has('token')

/** The parameters that make another page of the same address. */
const PAGE_PARAMETERS = new Set(['gameType', 'i'])

/** Under which address a page is kept, or null when its address is a search or the like, of which there is no end. */
export function pageKeyOf({ pathname, searchParams }: URL): string | null {
  if (HOMES.has(pathname)) return HOME
  const parameters = [...searchParams]
  if (parameters.some(([name]) => !PAGE_PARAMETERS.has(name))) return null
  const search = new URLSearchParams(parameters.sort(([one], [other]) => (one < other ? -1 : 1))).toString()
  const path = pathname.replace(/\/$/, '')
  return search ? `${path}?${search}` : path
}

/** Answers differ by language, which stands in a header: two languages are kept beside each other. */
export function answerKeyOf({ pathname, search }: URL, language: string): string {
  return `${pathname}${search}${search ? '&' : '?'}kept-in=${encodeURIComponent(language)}`
}

/** Where a page says which files its app consists of. */
export const listAddressIn = (html: string): string | null =>
  /<html[^>]* data-keep="(\/assets\/keep-[\w-]+\.json)"/.exec(html)?.[1] ?? null

export const isListAddress = (address: string): boolean => /^\/assets\/keep-[\w-]+\.json$/.test(address)

/** The page as it says to the reader how old it is. */
export const withAge = (html: string, keptAt: string): string =>
  html.replace(/<html /, `<html data-kept="${keptAt.replace(/[^\dTZ:.-]/g, '')}" `)

/**
 * The app of a page that was kept, without what stood on that page: it draws what stands at another address, of which the
 * device has nothing. What it says of the merchant is as old as the page.
 */
export const withoutPage = (html: string): string =>
  html
    .replace(/(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="page">)/, '$1$2')
    .replace(/<html /, '<html data-elsewhere ')

/** The fingerprinted files that a page names itself. */
export function assetsIn(html: string): string[] {
  const named = html.match(/(?:href|src)="\/assets\/[\w./-]+"/g) ?? []
  return [...new Set(named.map((attribute) => attribute.slice(attribute.indexOf('"') + 1, -1)))]
}
