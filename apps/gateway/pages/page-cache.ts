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
  /** A page is rendered anew after this time, for what changes with the clock alone. */
  freshMs: number
  /** Makes a page that is sent again smaller. */
  squeeze(page: StoredPage): Promise<Pick<StoredPage, 'br' | 'gzip'>>
}

/** How a page is made; `byItself` where nobody waits for it. */
export type MakePage = (byItself: boolean) => Promise<CachedPage>

const MEGABYTE = 1024 * 1024
/** Every page in every language of a few merchants. */
const PLAIN_LIMIT_BYTES = 160 * MEGABYTE
/** Pages with parameters have a place of their own: they are many, and never take that of the others. */
const QUERY_LIMIT_BYTES = 64 * MEGABYTE
const SERVER_ERROR = 500

/**
 * Pages that are the same for all visitors, rendered once. A page that has become stale is still sent while it is
 * rendered anew, so that no visitor waits for it; one whose data changed (`forget`) is rendered before it is sent again,
 * unless no page can be rendered now.
 */
export class PageCache {
  readonly #plain = new ByteLru<Entry>(PLAIN_LIMIT_BYTES)
  readonly #withQuery = new ByteLru<Entry>(QUERY_LIMIT_BYTES)
  readonly #squeezing = new Set<string>()
  readonly #making = new Map<string, Promise<CachedPage>>()
  readonly #options: CacheOptions
  #generation = 0

  constructor(options: CacheOptions) {
    this.#options = options
  }

  /** The data behind the pages changed. */
  forget(): void {
    this.#generation++
  }

  async get(key: string, make: MakePage): Promise<CachedPage> {
    const entry = this.#storeOf(key).get(key)
    if (!entry) return this.#make(key, () => make(false))
    if (entry.generation !== this.#generation) return this.#makeOrSendFormer(key, entry, make)
    if (entry.staleAt <= performance.now()) this.#renew(key, entry, make)
    this.#squeeze(key, entry)
    return entry.page
  }

  async #makeOrSendFormer(key: string, { page }: Entry, make: MakePage): Promise<CachedPage> {
    try {
      return await this.#make(key, () => make(false))
    } catch (error) {
      if (error instanceof PagesBusy) return page
      throw error
    }
  }

  /** A renewal that fails leaves the former page in place. */
  #renew(key: string, entry: Entry, make: MakePage): void {
    if (entry.renewing) return
    entry.renewing = true
    this.#make(key, () => make(true))
      .catch(() => undefined)
      .finally(() => (entry.renewing = false))
  }

  /** Once for all who ask at the same time. */
  #make(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const generation = this.#generation
    const makingKey = `${generation} ${key}`
    const known = this.#making.get(makingKey)
    if (known) return known
    const made = make()
      .then((page) => this.#keep(key, page, generation))
      .finally(() => this.#making.delete(makingKey))
    this.#making.set(makingKey, made)
    return made
  }

  #keep(key: string, made: CachedPage, generation: number): CachedPage {
    // A page that says what went wrong, or lacks something, is sent, and the next visitor gets another try.
    if (!('kind' in made) && (made.isPartial || made.status === SERVER_ERROR)) return made
    const former = this.#storeOf(key).get(key)
    const isSame = former !== undefined && isSameDocument(former.page, made)
    const page = isSame ? former.page : made
    const staleAt = performance.now() + this.#options.freshMs
    this.#put(key, { page, staleAt, generation, renewing: false, isSmall: isSame && former.isSmall })
    return page
  }

  /** The second visitor shows that a page is worth it. */
  #squeeze(key: string, { page, isSmall }: Entry): void {
    if (isSmall || 'kind' in page || this.#squeezing.has(key)) return
    this.#squeezing.add(key)
    void this.#makeSmall(key, page).finally(() => this.#squeezing.delete(key))
  }

  /** Where there is no time for it now, a later visitor asks again. */
  async #makeSmall(key: string, page: StoredPage): Promise<void> {
    const smaller = await this.#options.squeeze(page).catch(() => null)
    const entry = this.#storeOf(key).get(key)
    if (!smaller || !entry || !isSameDocument(entry.page, page)) return
    entry.page = { ...page, ...smaller }
    entry.isSmall = true
    this.#put(key, entry)
  }

  #put(key: string, entry: Entry): void {
    this.#storeOf(key).set(key, entry, bytesOf(entry.page))
  }

  #storeOf(key: string): ByteLru<Entry> {
    return key.includes('?') ? this.#withQuery : this.#plain
  }
}

const isSameDocument = (one: CachedPage, other: CachedPage): boolean =>
  !('kind' in one) && !('kind' in other) && one.etag === other.etag
