import { kept, keep, keepAssets, cachedAsset, cachedAtOf } from './stores.ts'
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
} from './treatment.ts'

/** Whoever has something to look at meanwhile waits no longer than this for a page. */
const TIMEOUT_MS = 4_000
/** A page that was kept so lately is not asked for once more only to be kept. */
const FRESH_MS = 60 * 60_000

/** What happens after the answer, and must not be cut off when the worker rests. */
export type Afterwards = (work: Promise<unknown>) => void

/** A page from the network; when that fails or takes too long what was kept, with its age; else the app, which says so. */
export async function answerPage(asked: Promise<Response>, url: URL, afterwards: Afterwards): Promise<Response> {
  const key = pageKeyOf(url)
  const known = key === null ? undefined : await kept('pages', key)
  const coming = asked.then((answer) => {
    if (key !== null && isWholePage(answer)) afterwards(keepPage(key, answer.clone()))
    if (isOurs(answer)) return answer
    throw new Error('Nobody is behind the proxy')
  })
  try {
    return await (known ? Promise.race([coming, impatience()]) : coming)
  } catch {
    // It may still come, for the next time.
    afterwards(coming.catch(() => undefined))
    return known ? aged(known) : ((await elsewhere()) ?? asked)
  }
}

/** A page of which nothing is kept, from the network; when that fails the app, which says so. */
export async function answerPassing(asked: Promise<Response>): Promise<Response> {
  try {
    const answer = await asked
    if (isOurs(answer)) return answer
  } catch {
    // The network failed: so does the last line, where the device has no app either.
  }
  return (await elsewhere()) ?? asked
}

/** The app of the last lobby, to draw another address with. */
async function elsewhere(): Promise<Response | undefined> {
  const home = await kept('pages', HOME)
  return home && aged(home, withoutPage)
}

/** A gateway signs its answers with the request's number; a proxy that finds none says 502 to 504 in its own words. */
const isOurs = (answer: Response) => answer.status < 502 || answer.headers.has('X-Request-Id')

/** A redirect or an error is no page to keep. */
const isWholePage = (answer: Response) =>
  answer.status === 200 && answer.type === 'basic' && (answer.headers.get('Content-Type') ?? '').startsWith('text/html')

const impatience = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Too slow')), TIMEOUT_MS)
  })

/** With its own headers, the content policy among them. */
async function aged(page: Response, changed = (html: string) => html): Promise<Response> {
  const html = changed(withAge(await page.text(), cachedAtOf(page)))
  return new Response(html, { status: page.status, headers: page.headers })
}

async function keepPage(key: string, answer: Response): Promise<void> {
  const html = await answer.clone().text()
  await keepAssets(assetsIn(html))
  await keep('pages', key, answer)
}

/** Asks for a page only to keep it: one that was reached without loading a document. */
export async function visitPage(address: string): Promise<void> {
  const url = new URL(address, location.origin)
  const key = isCachedPage(url) ? pageKeyOf(url) : null
  if (key === null) return
  const known = await kept('pages', key)
  if (known && Date.now() - Date.parse(cachedAtOf(known)) < FRESH_MS) return
  const answer = await fetch(key, { credentials: 'same-origin' })
  if (isWholePage(answer)) await keepPage(key, answer)
}

/** The shell: home as it is now, with what it needs to stand. Without it this build is not installed. */
export async function keepShell(): Promise<void> {
  const home = await fetch(HOME, { credentials: 'same-origin', cache: 'no-cache' })
  if (!isWholePage(home)) throw new Error(`Home answered ${home.status}`)
  const list = listAddressIn(await home.clone().text())
  await keepPage(HOME, home)
  // The rest is a head start.
  if (list) await keepList(list).catch(() => undefined)
}

/** The other files of this app, in the visitor's brand and language. */
export async function keepList(address: string): Promise<void> {
  if (!isListAddress(address)) return
  const answer = await fetch(address)
  const list: unknown = await answer.json()
  if (Array.isArray(list)) await keepAssets(list.filter((file): file is string => typeof file === 'string'))
}

/** What has a fingerprint never changes. */
export async function answerAsset(request: Request, afterwards: Afterwards): Promise<Response> {
  const known = await cachedAsset(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) afterwards(keepAssets([new URL(request.url).pathname]).catch(() => undefined))
  return answer
}

export async function answerPicture(request: Request, afterwards: Afterwards): Promise<Response> {
  const known = await kept('pictures', request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) afterwards(keep('pictures', request.url, answer.clone()))
  return answer
}

/** A public answer from the network; what was kept only when there is none. */
export async function answerCall(request: Request, afterwards: Afterwards): Promise<Response> {
  const key = answerKeyOf(new URL(request.url), request.headers.get('Language') ?? '')
  try {
    const answer = await fetch(request)
    if (answer.status === 200) afterwards(keep('answers', key, answer.clone()))
    return answer
  } catch (error) {
    const known = await kept('answers', key)
    if (known) return known
    throw error
  }
}
