import { HOUR_MS } from '@ante/contract/kit/time.ts'
import type { Page } from '@ante/contract/merchant/page.ts'
import { expect, test } from 'vitest'

import { PageCache } from './page-cache.ts'
import { PagesBusy } from './pages-busy.ts'
import { storedPage } from './stored-page.ts'
import type { CachedPage, StoredPage } from './stored-page.ts'

const cacheOf = (freshMs: number) => new PageCache({ freshMs, compress: async ({ br, gzip }) => ({ br, gzip }) })

const documentPage = (document: string, more: { status?: number; isPartial?: boolean } = {}) =>
  storedPage({ kind: 'document', status: 200, document, ...more } satisfies Page)

function renderer(texts: (string | Error)[]) {
  const rendered = { count: 0 }
  const render = async () => {
    const text = texts[rendered.count++] ?? 'more than expected'
    if (text instanceof Error) throw text
    return documentPage(text)
  }
  return { render, rendered }
}

const textOf = (page: CachedPage) => ('kind' in page ? page.location : page.plain.toString())

test('a page is rendered once for any number of simultaneous requests', async () => {
  const cache = cacheOf(HOUR_MS)
  const { render, rendered } = renderer(['one'])

  const pages = await Promise.all([1, 2, 3].map(() => cache.get('home', render)))

  expect(pages.map(textOf)).toEqual(['one', 'one', 'one'])
  expect(rendered.count).toBe(1)
})

test('a page with changed data is rendered before it is sent again', async () => {
  const cache = cacheOf(HOUR_MS)
  const { render } = renderer(['old', 'new'])
  await cache.get('home', render)

  cache.forget()

  expect(textOf(await cache.get('home', render))).toBe('new')
})

test('a stale page is sent immediately, and the next visitor gets the new one', async () => {
  const cache = cacheOf(0)
  const { render } = renderer(['old', 'new', 'newer'])
  await cache.get('home', render)

  expect(textOf(await cache.get('home', render))).toBe('old')
  await new Promise(setImmediate)
  await expect.poll(async () => textOf(await cache.get('home', render))).not.toBe('old')
})

test('a failed page is retried, and a failed renewal keeps the previous one', async () => {
  const cache = cacheOf(0)
  const { render } = renderer([new Error('database away'), 'first', new Error('away again'), 'second'])

  await expect(cache.get('home', render)).rejects.toThrow('database away')
  expect(textOf(await cache.get('home', render))).toBe('first')
  expect(textOf(await cache.get('home', render))).toBe('first')
  await expect.poll(async () => textOf(await cache.get('home', render))).toBe('second')
})

test('an error page is sent, and not cached', async () => {
  const cache = cacheOf(HOUR_MS)
  const { render } = renderer(['right'])
  const failing = () => documentPage('wrong', { status: 500 })

  expect(textOf(await cache.get('home', failing))).toBe('wrong')
  expect(textOf(await cache.get('home', render))).toBe('right')
})

test('an incomplete page is sent, and does not replace a complete one in the cache', async () => {
  const cache = cacheOf(0)
  const { render } = renderer(['whole', 'whole again'])
  const incomplete = () => documentPage('half', { isPartial: true })

  expect(textOf(await cache.get('home', incomplete))).toBe('half')
  expect(textOf(await cache.get('home', render))).toBe('whole')
  expect(textOf(await cache.get('home', incomplete))).toBe('whole')
  await expect.poll(async () => textOf(await cache.get('home', render))).toBe('whole again')
})

test('a page about a closed site is cached like any other', async () => {
  const cache = cacheOf(HOUR_MS)
  const closed = () => documentPage('closed', { status: 503 })

  await cache.get('home', closed)
  expect(textOf(await cache.get('home', renderer(['open']).render))).toBe('closed')
})

test('a page with changed data is sent from the cache if no page can be rendered now', async () => {
  const cache = cacheOf(HOUR_MS)
  await cache.get('home', renderer(['old']).render)
  cache.forget()
  const busy = () => Promise.reject(new PagesBusy(503, 5))

  expect(textOf(await cache.get('home', busy))).toBe('old')
  await expect(cache.get('elsewhere', busy)).rejects.toBeInstanceOf(PagesBusy)
  expect(textOf(await cache.get('home', renderer(['new']).render))).toBe('new')
})

test('pages with parameters never displace pages without parameters', async () => {
  const cache = cacheOf(HOUR_MS)
  await cache.get('home', renderer(['home']).render)
  const large = { kind: 'redirect', location: 'x'.repeat(1024 * 1024) } as const
  for (let index = 0; index < 300; index++) await cache.get(`list?page=${index}`, async () => large)

  expect(textOf(await cache.get('home', renderer(['again']).render))).toBe('home')
  expect(textOf(await cache.get('list?page=0', renderer(['dropped']).render))).toBe('dropped')
})

test('a page is recompressed when it is sent a second time, and stays so while its content is unchanged', async () => {
  const rendering: string[] = []
  const small = Buffer.from('small')
  const compress = async ({ plain }: StoredPage) => {
    rendering.push(plain.toString())
    return { br: small, gzip: small }
  }
  const cache = new PageCache({ freshMs: 0, compress })
  const render = () => documentPage('one')

  await cache.get('home', render)
  expect(rendering).toEqual([])
  await expect.poll(async () => await cache.get('home', render)).toMatchObject({ br: small, gzip: small })
  await expect.poll(async () => await cache.get('home', render)).toMatchObject({ br: small })
  expect(rendering).toEqual(['one'])
})
