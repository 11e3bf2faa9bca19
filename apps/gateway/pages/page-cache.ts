import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Page } from '@ante/contract/merchant/page.ts'

/** A page as it is sent, once for each encoding. */
export interface StoredPage {
  status: number
  /** Some of its data could not be had: it is sent, and the next visitor gets another try. */
  isPartial: boolean
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

export type CachedPage = StoredPage | Extract<Page, { kind: 'redirect' }>

interface Entry {
  page: Promise<CachedPage>
  staleAt: number
  generation: number
  renewing: boolean
}

const LIMIT = 400
const BROTLI_QUALITY = 9
const SERVER_ERROR = 500

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Pages that are the same for all visitors, rendered once. A page that has become stale is still sent while it is
 * rendered anew, so that no visitor waits for it; one whose data changed (`forget`) is rendered before it is sent again.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #freshMs: number
  #generation = 0

  constructor(freshMs: number) {
    this.#freshMs = freshMs
  }

  /** The data behind the pages changed. */
  forget(): void {
    this.#generation++
  }

  async get(key: string, render: () => Promise<Page>): Promise<CachedPage> {
    const entry = this.#entries.get(key)
    if (!entry || entry.generation !== this.#generation) return this.#make(key, render)
    if (entry.staleAt <= performance.now() && !entry.renewing) {
      entry.renewing = true
      this.#make(key, render).catch(() => undefined)
    }
    return entry.page
  }

  #make(key: string, render: () => Promise<Page>): Promise<CachedPage> {
    const generation = this.#generation
    const page = render().then(store)
    const entry = { page, staleAt: performance.now() + this.#freshMs, generation, renewing: false }
    const former = this.#entries.get(key)
    // A renewal that fails leaves the former page in place; a first rendering that fails is not kept.
    if (former && former.generation === generation)
      page.then(
        (made) => (failed(made) ? (former.renewing = false) : this.#keep(key, entry)),
        () => (former.renewing = false),
      )
    else {
      this.#keep(key, entry)
      const drop = () => this.#entries.get(key) === entry && this.#entries.delete(key)
      page.then((made) => failed(made) && drop(), drop)
    }
    return page
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (this.#entries.size > LIMIT) this.#entries.delete(this.#entries.keys().next().value ?? key)
  }
}

/** Rendered, but as a page that says what went wrong, or lacks something: the next visitor gets another try. */
const failed = (page: CachedPage) => !('kind' in page) && (page.isPartial || page.status === SERVER_ERROR)

/** Compresses a document for sending; `quality` is lower where it is sent once only. */
export async function store(page: Page, quality = BROTLI_QUALITY): Promise<CachedPage> {
  if (page.kind === 'redirect') return page
  const plain = Buffer.from(page.document)
  const [br, gz] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(plain),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status: page.status, isPartial: page.isPartial ?? false, etag, plain, br, gzip: gz }
}
