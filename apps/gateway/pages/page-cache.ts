import { ByteLru } from './byte-lru.ts'
import { PagesBusy } from './pages-busy.ts'
import { bytesOf } from './stored-page.ts'
import type { CachedPage, StoredPage } from './stored-page.ts'

interface Entry {
  page: CachedPage
  staleAt: number
  generation: number
  renewing: boolean
  isSmall: boolean
}

interface CacheOptions {
  /** Time after which a page is rendered again, because some content depends on the clock. */
  freshMs: number
  /** Compresses a page that is sent repeatedly with a higher level. */
  compress(page: StoredPage): Promise<Pick<StoredPage, 'br' | 'gzip'>>
}

/** Renders a page; `isAutomatic` means that no visitor waits for it. */
export type MakePage = (isAutomatic: boolean) => Promise<CachedPage>

const MEGABYTE = 1024 * 1024
/** Limit for pages without parameters: enough for the pages of a few merchants in every language. */
const PLAIN_LIMIT_BYTES = 160 * MEGABYTE
/** Separate limit for pages with parameters: they are many, and must not displace pages without parameters. */
const QUERY_LIMIT_BYTES = 64 * MEGABYTE
const SERVER_ERROR = 500

/**
 * Cache of pages that are the same for all visitors, rendered once. A stale page is still sent while it is rendered
 * again, so that no visitor waits; one whose data has changed (`forget`) is rendered before it is sent again, unless
 * rendering is unavailable.
 */
export class PageCache {
  readonly #uncompressed = new ByteLru<Entry>(PLAIN_LIMIT_BYTES)
  readonly #withQuery = new ByteLru<Entry>(QUERY_LIMIT_BYTES)
  readonly #compressing = new Set<string>()
  readonly #rendering = new Map<string, Promise<CachedPage>>()
  readonly #options: CacheOptions
  #generation = 0

  constructor(options: CacheOptions) {
    this.#options = options
  }

  /** Call it when the data of pages has changed. */
  forget(): void {
    this.#generation++
  }

  async get(key: string, make: MakePage): Promise<CachedPage> {
    const entry = this.#storeOf(key).get(key)
    if (!entry) return this.#renderOnce(key, () => make(false))
    if (entry.generation !== this.#generation) return this.#renderOrSendStale(key, entry, make)
    if (entry.staleAt <= performance.now()) this.#renew(key, entry, make)
    this.#scheduleCompression(key, entry)
    return entry.page
  }

  async #renderOrSendStale(key: string, { page }: Entry, make: MakePage): Promise<CachedPage> {
    try {
      return await this.#renderOnce(key, () => make(false))
    } catch (error) {
      if (error instanceof PagesBusy) return page
      throw error
    }
  }

  /** Renders a stale page again; if that fails, the previous page stays cached. */
  #renew(key: string, entry: Entry, make: MakePage): void {
    if (entry.renewing) return
    entry.renewing = true
    this.#renderOnce(key, () => make(true))
      .catch(() => undefined)
      .finally(() => (entry.renewing = false))
  }

  /** Shares one rendering among simultaneous requests. */
  #renderOnce(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const generation = this.#generation
    const makingKey = `${generation} ${key}`
    const rendering = this.#rendering.get(makingKey)
    if (rendering) return rendering
    const made = make()
      .then((page) => this.#storeRendered(key, page, generation))
      .finally(() => this.#rendering.delete(makingKey))
    this.#rendering.set(makingKey, made)
    return made
  }

  #storeRendered(key: string, made: CachedPage, generation: number): CachedPage {
    // Error pages and incomplete pages are sent uncached, so that the next visitor triggers another attempt.
    if (!('kind' in made) && (made.isPartial || made.status === SERVER_ERROR)) return made
    const previous = this.#storeOf(key).get(key)
    const isSame = previous !== undefined && isSameDocument(previous.page, made)
    const page = isSame ? previous.page : made
    const staleAt = performance.now() + this.#options.freshMs
    this.#store(key, { page, staleAt, generation, renewing: false, isSmall: isSame && previous.isSmall })
    return page
  }

  /** Schedules the recompression of a page that was sent to a second visitor. */
  #scheduleCompression(key: string, { page, isSmall }: Entry): void {
    if (isSmall || 'kind' in page || this.#compressing.has(key)) return
    this.#compressing.add(key)
    void this.#storeCompressed(key, page).finally(() => this.#compressing.delete(key))
  }

  /** Recompresses a page and stores the result. After a failure, a later visitor triggers it again. */
  async #storeCompressed(key: string, page: StoredPage): Promise<void> {
    const smaller = await this.#options.compress(page).catch(() => null)
    const entry = this.#storeOf(key).get(key)
    if (!smaller || !entry || !isSameDocument(entry.page, page)) return
    entry.page = { ...page, ...smaller }
    entry.isSmall = true
    this.#store(key, entry)
  }

  #store(key: string, entry: Entry): void {
    this.#storeOf(key).set(key, entry, bytesOf(entry.page))
  }

  #storeOf(key: string): ByteLru<Entry> {
    return key.includes('?') ? this.#withQuery : this.#uncompressed
  }
}

const isSameDocument = (a: CachedPage, b: CachedPage): boolean => !('kind' in a) && !('kind' in b) && a.etag === b.etag
