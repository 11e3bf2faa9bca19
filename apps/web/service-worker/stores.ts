import { assetsIn } from './treatment.ts'

declare const BUILD_ID: string

/** Each build has its files; the ones before stay for tabs that still run it. */
const ASSETS_OF_BUILDS = 'assets-'
const ASSETS = ASSETS_OF_BUILDS + BUILD_ID
/** Earlier builds whose files are kept. */
const FORMER_BUILDS = 1

/** What is kept besides, and of how much. */
const LIMITS = { pages: 24, pictures: 240, answers: 40 } as const
export type Store = keyof typeof LIMITS

/** When a thing was kept, on the thing itself. */
const KEPT_AT = 'X-Kept-At'

/** At once, so that the page's own requests are not kept waiting. */
const FILLED_AT_ONCE = 3

/** What was kept under an address, wherever: fingerprinted names are different in every build. */
export const cachedAsset = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true }).catch(() => undefined)

export async function kept(store: Store, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(store)).match(key, { ignoreVary: true })
  } catch {
    return undefined
  }
}

export const cachedAtOf = ({ headers }: Response): string => headers.get(KEPT_AT) ?? ''

/** Keeps a whole answer with its time. A device without room keeps no pictures, and goes on. */
export async function keep(store: Store, key: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set(KEPT_AT, new Date().toISOString())
  // The body is no longer written as these say.
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name)
  try {
    const cache = await caches.open(store)
    await cache.delete(key)
    await cache.put(key, new Response(await answer.blob(), { status: answer.status, headers }))
    const oldestFirst = await cache.keys()
    const tooMany = oldestFirst.slice(0, Math.max(0, oldestFirst.length - LIMITS[store]))
    await Promise.all(tooMany.map((request) => cache.delete(request)))
  } catch {
    await caches.delete('pictures').catch(() => false)
  }
}

/** Keeps fingerprinted files of this build; what an earlier build had as well is taken over. */
export async function keepAssets(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS)
  const waiting = [...addresses]
  const fill = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      if (await cache.match(address, { ignoreVary: true })) continue
      const answer = (await cachedAsset(address)) ?? (await fetch(address))
      if (answer.status === 200) await cache.put(address, answer)
    }
  }
  await Promise.all(Array.from({ length: FILLED_AT_ONCE }, fill))
}

/** Whether every file that a page names is kept: without them it would be a page without its looks. */
async function isWhole(page: Response): Promise<boolean> {
  for (const address of assetsIn(await page.text())) if (!(await cachedAsset(address))) return false
  return true
}

/** Forgets the files of builds that no tab runs any more, and the pages that needed them. */
export async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(ASSETS_OF_BUILDS) && name !== ASSETS)
  await Promise.all(builds.slice(0, -FORMER_BUILDS).map((name) => caches.delete(name)))
  const pages = await caches.open('pages')
  for (const request of await pages.keys()) {
    const page = await pages.match(request, { ignoreVary: true })
    if (page && !(await isWhole(page))) await pages.delete(request)
  }
}
