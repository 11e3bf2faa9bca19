import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Page } from '@ante/contract/merchant/page.ts'

/** A page in all encodings. */
export interface StoredPage {
  status: number
  /**
   * Whether some data was unavailable: then the page is sent but not cached, so that the next visitor triggers another
   * attempt.
   */
  isPartial: boolean
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

export type CachedPage = StoredPage | Extract<Page, { kind: 'redirect' }>

/** Compression levels: `QUICK` for a single answer, `SMALL` for a page that is sent repeatedly. */
export const QUICK = { brotli: 4, gzip: 1 } as const
export const SMALL = { brotli: 11, gzip: 9 } as const

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Returns a rendered page in all encodings, compressed quickly. */
export async function storedPage(page: Page): Promise<CachedPage> {
  if (page.kind === 'redirect') return page
  const plain = Buffer.from(page.document)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status: page.status, isPartial: page.isPartial ?? false, etag, plain, ...(await compressed(plain, QUICK)) }
}

export async function compressed(plain: Buffer, quality: typeof QUICK | typeof SMALL) {
  const [br, gz] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.brotli } }),
    toGzip(plain, { level: quality.gzip }),
  ])
  return { br, gzip: gz }
}

export const bytesOf = (page: CachedPage): number =>
  'kind' in page ? page.location.length : page.plain.length + page.br.length + page.gzip.length
