import { archivedAsset, reopenArchives } from './archives.ts'
import { isArchive } from './lib/archive.ts'
import { assetsIn } from './request-handling.ts'

declare const BUILD_ID: string

/** Prefix of the caches of build files, one per build: tabs may still run an earlier build. */
const ASSETS_OF_BUILDS = 'assets-'
const ASSETS = ASSETS_OF_BUILDS + BUILD_ID
/** Number of earlier builds whose files are kept. */
const EARLIER_BUILDS = 1

/** Other caches, with their maximum number of entries. */
const LIMITS = { pages: 24, pictures: 240, answers: 40, settings: 1 } as const
export type Store = keyof typeof LIMITS

/** Header of a cached response with the time of caching. */
const CACHED_AT = 'X-Kept-At'

/** Number of simultaneous downloads, low so that the page's own requests are not delayed. */
const PARALLEL_DOWNLOADS = 3

/** Returns a cached file, alone or from an archive, of any build: fingerprinted names differ in every build. */
export async function cachedAsset(address: string): Promise<Response | undefined> {
  try {
    return (await assetCachedAlone(address)) ?? (await archivedAsset(address, await cachesOfBuilds()))
  } catch {
    return undefined
  }
}

/** Returns a file that has a cache entry of its own. Only for such files do browsers also cache the compiled code. */
export const assetCachedAlone = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true }).catch(() => undefined)

const cachesOfBuilds = async () => (await caches.keys()).filter((name) => name.startsWith(ASSETS_OF_BUILDS))

export async function readCached(store: Store, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(store)).match(key, { ignoreVary: true })
  } catch {
    return undefined
  }
}

export const cachedAtOf = ({ headers }: Response): string => headers.get(CACHED_AT) ?? ''

/** Caches a complete response with its time. On a device without space, deletes the cached pictures and continues. */
export async function writeCached(store: Store, key: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set(CACHED_AT, new Date().toISOString())
  // The stored body is decoded, so these headers no longer apply.
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

/** Caches fingerprinted files of this build, each alone; files of an earlier build or an archive are copied. */
export async function cacheAssets(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS)
  const waiting = [...addresses]
  const fill = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      if (await cache.match(address, { ignoreVary: true })) continue
      const answer = (await cachedAsset(address)) ?? (await fetch(address))
      if (answer.status !== 200) continue
      await cache.put(address, answer)
      if (isArchive(address)) reopenArchives()
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, fill))
}

/** Whether all files that a page references are cached: without them it would have no styles. */
async function isWhole(page: Response): Promise<boolean> {
  for (const address of assetsIn(await page.text())) if (!(await cachedAsset(address))) return false
  return true
}

/** Deletes the files of builds that no tab uses any more, and the pages that need them. */
export async function deleteOldBuilds(): Promise<void> {
  const builds = (await cachesOfBuilds()).filter((name) => name !== ASSETS)
  await Promise.all(builds.slice(0, -EARLIER_BUILDS).map((name) => caches.delete(name)))
  reopenArchives()
  const pages = await caches.open('pages')
  for (const request of await pages.keys()) {
    const page = await pages.match(request, { ignoreVary: true })
    if (page && !(await isWhole(page))) await pages.delete(request)
  }
}
