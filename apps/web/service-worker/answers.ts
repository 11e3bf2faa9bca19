import { isDataSaverOn, withSaveData } from './saving.ts'
import { assetCachedAlone, readCached, writeCached, cacheAssets, cachedAsset, cachedAtOf } from './stores.ts'
import {
  answerKeyOf,
  assetsIn,
  HOME,
  isCachedPage,
  isListAddress,
  listAddressIn,
  pageKeyOf,
  withAge,
  withoutPage,
} from './request-handling.ts'

/** Timeout of a page request in milliseconds, if a cached page can be shown. */
const TIMEOUT_MS = 4_000
/** A page cached within this time, in milliseconds, is not requested again only to cache it. */
const FRESH_MS = 60 * 60_000

/** Registers work that continues after the answer: the worker is not terminated before it ends (`waitUntil`). */
export type WaitUntil = (work: Promise<unknown>) => void

/**
 * Answers with the page from the network; on failure or timeout with the cached page and its age; if none is cached,
 * with the app, which shows that the page is missing.
 */
export async function answerPage(fetched: Promise<Response>, url: URL, waitUntil: WaitUntil): Promise<Response> {
  const key = pageKeyOf(url)
  const cached = key === null ? undefined : await readCached('pages', key)
  const response = fetched.then((answer) => {
    if (key !== null && isWholePage(answer)) waitUntil(cachePage(key, answer.clone()))
    if (isFromGateway(answer)) return answer
    throw new Error('The answer is not from the gateway')
  })
  try {
    return await (cached ? Promise.race([response, timeout()]) : response)
  } catch {
    // The worker stays active until the late answer has arrived and is cached for the next visit.
    waitUntil(response.catch(() => undefined))
    return cached ? withCachedAge(cached) : ((await appWithoutPage()) ?? fetched)
  }
}

/** Answers with an uncacheable page from the network; on failure with the app, which shows that the page is missing. */
export async function answerUncached(fetched: Promise<Response>): Promise<Response> {
  try {
    const answer = await fetched
    if (isFromGateway(answer)) return answer
  } catch {
    // The network failed, so the app is returned. Without a cached app, the last line rejects with the same error.
  }
  return (await appWithoutPage()) ?? fetched
}

/** Returns the app of the cached lobby without its page, to render another address. */
async function appWithoutPage(): Promise<Response | undefined> {
  const home = await readCached('pages', HOME)
  return home && withCachedAge(home, withoutPage)
}

/**
 * Whether the gateway answered: its answers have a request id, whereas a proxy without an upstream answers 502 to 504
 * itself.
 */
const isFromGateway = (answer: Response) => answer.status < 502 || answer.headers.has('X-Request-Id')

/** Whether the answer is a cacheable page: redirects and errors are not. */
const isWholePage = (answer: Response) =>
  answer.status === 200 && answer.type === 'basic' && (answer.headers.get('Content-Type') ?? '').startsWith('text/html')

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page request timed out')), TIMEOUT_MS)
  })

/** Adds the time of caching to a page. The headers, such as the content security policy, stay unchanged. */
async function withCachedAge(page: Response, changed = (html: string) => html): Promise<Response> {
  const html = changed(withAge(await page.text(), cachedAtOf(page)))
  return new Response(html, { status: page.status, headers: page.headers })
}

async function cachePage(key: string, answer: Response): Promise<void> {
  const html = await answer.clone().text()
  await cacheAssets(assetsIn(html))
  await writeCached('pages', key, answer)
}

/** Requests and caches a page that was reached without loading a document. */
export async function visitPage(address: string): Promise<void> {
  const url = new URL(address, location.origin)
  const key = isCachedPage(url) ? pageKeyOf(url) : null
  if (key === null) return
  const cached = await readCached('pages', key)
  if (cached && Date.now() - Date.parse(cachedAtOf(cached)) < FRESH_MS) return
  const answer = await fetch(key, { credentials: 'same-origin' })
  if (isWholePage(answer)) await cachePage(key, answer)
}

/** Caches the app shell: the current home page with its assets. If this fails, this build is not installed. */
export async function cacheShell(): Promise<void> {
  const home = await fetch(HOME, { credentials: 'same-origin', cache: 'no-cache' })
  if (!isWholePage(home)) throw new Error(`Home answered ${home.status}`)
  const list = listAddressIn(await home.clone().text())
  await cachePage(HOME, home)
  // The other files are only prefetched: a failure does not prevent the installation.
  if (list && !(await isDataSaverOn())) await cacheList(list).catch(() => undefined)
}

/** Caches the archives and the other files of a list: those of this app in the visitor's brand and language. */
export async function cacheList(address: string): Promise<void> {
  if (!isListAddress(address)) return
  const answer = await fetch(address)
  const list: unknown = await answer.json()
  if (Array.isArray(list)) await cacheAssets(list.filter((file): file is string => typeof file === 'string'))
}

/** Fingerprinted files never change, so the cache comes first. A used file is also cached outside its archive. */
export async function answerAsset(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const cached = await assetCachedAlone(request.url)
  if (cached) return cached
  const answer = (await cachedAsset(request.url)) ?? (await fetch(request))
  if (answer.status === 200) waitUntil(cacheAssets([new URL(request.url).pathname]).catch(() => undefined))
  return answer
}

export async function answerPicture(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const cached = await readCached('pictures', request.url)
  if (cached) return cached
  const answer = await fetch((await isDataSaverOn()) ? withSaveData(request) : request)
  if (answer.status === 200) waitUntil(writeCached('pictures', request.url, answer.clone()))
  return answer
}

/** Answers a public call from the network; with the cached answer only if the network fails. */
export async function answerCall(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const key = answerKeyOf(new URL(request.url), request.headers.get('Language') ?? '')
  try {
    const answer = await fetch(request)
    if (answer.status === 200) waitUntil(writeCached('answers', key, answer.clone()))
    return answer
  } catch (error) {
    const cached = await readCached('answers', key)
    if (cached) return cached
    throw error
  }
}
