import { HOUR_MS } from '@ante/contract/kit/time.ts'
import type { Page } from '@ante/contract/merchant/page.ts'
import { expect, test } from 'vitest'

import { PageCache } from './page-cache.ts'
import { PagesBusy } from './pages-busy.ts'
import { storedPage } from './stored-page.ts'
import type { CachedPage, StoredPage } from './stored-page.ts'

const cacheOf = (freshMs: number) => new PageCache({ freshMs, squeeze: async ({ br, gzip }) => ({ br, gzip }) })

const made = (document: string, more: { status?: number; isPartial?: boolean } = {}) =>
  storedPage({ kind: 'document', status: 200, document, ...more } satisfies Page)

function renderer(texts: (string | Error)[]) {
  const rendered = { count: 0 }
  const render = async () => {
    const text = texts[rendered.count++] ?? 'more than expected'
    if (text instanceof Error) throw text
    return made(text)
  }
  return { render, rendered }
}

const textOf = (page: CachedPage) => ('kind' in page ? page.location : page.plain.toString())

test('a page is rendered once, however many ask for it at once', async () => {
  const cache = cacheOf(HOUR_MS)
  const { render, rendered } = renderer(['one'])

  const pages = await Promise.all([1, 2, 3].map(() => cache.get('home', render)))

  expect(pages.map(textOf)).toEqual(['one', 'one', 'one'])
  expect(rendered.count).toBe(1)
})

test('a page whose data changed is rendered before it is sent again', async () => {
  const cache = cacheOf(HOUR_MS)
  const { render } = renderer(['old', 'new'])
  await cache.get('home', render)

  cache.forget()

  expect(textOf(await cache.get('home', render))).toBe('new')
})

test('a stale page is sent at once, and the next visitor gets the new one', async () => {
  const cache = cacheOf(0)
  const { render } = renderer(['old', 'new', 'newer'])
  await cache.get('home', render)

  expect(textOf(await cache.get('home', render))).toBe('old')
  await new Promise(setImmediate)
  await expect.poll(async () => textOf(await cache.get('home', render))).not.toBe('old')
})

test('a page that failed is tried again, and a failed renewal keeps the former one', async () => {
  const cache = cacheOf(0)
  const { render } = renderer([new Error('database away'), 'first', new Error('away again'), 'second'])

  await expect(cache.get('home', render)).rejects.toThrow('database away')
  expect(textOf(await cache.get('home', render))).toBe('first')
  expect(textOf(await cache.get('home', render))).toBe('first')
  await expect.poll(async () => textOf(await cache.get('home', render))).toBe('second')
})

test('a page that says what went wrong is sent, and not kept', async () => {
  const cache = cacheOf(HOUR_MS)
  const { render } = renderer(['right'])
  const failing = () => made('wrong', { status: 500 })

  expect(textOf(await cache.get('home', failing))).toBe('wrong')
  expect(textOf(await cache.get('home', render))).toBe('right')
})

test('a page that lacks something is sent, and not kept in place of a whole one', async () => {
  const cache = cacheOf(0)
  const { render } = renderer(['whole', 'whole again'])
  const lacking = () => made('half', { isPartial: true })

  expect(textOf(await cache.get('home', lacking))).toBe('half')
  expect(textOf(await cache.get('home', render))).toBe('whole')
  expect(textOf(await cache.get('home', lacking))).toBe('whole')
  await expect.poll(async () => textOf(await cache.get('home', render))).toBe('whole again')
})

test('a page that says for how long the site is closed is kept like any other', async () => {
  const cache = cacheOf(HOUR_MS)
  const closed = () => made('closed', { status: 503 })

  await cache.get('home', closed)
  expect(textOf(await cache.get('home', renderer(['open']).render))).toBe('closed')
})

test('a page whose data changed is sent as it was where none can be rendered now', async () => {
  const cache = cacheOf(HOUR_MS)
  await cache.get('home', renderer(['old']).render)
  cache.forget()
  const busy = () => Promise.reject(new PagesBusy(503, 5))

  expect(textOf(await cache.get('home', busy))).toBe('old')
  await expect(cache.get('elsewhere', busy)).rejects.toBeInstanceOf(PagesBusy)
  expect(textOf(await cache.get('home', renderer(['new']).render))).toBe('new')
})

test('pages with parameters, however many, take no place of those without', async () => {
  const cache = cacheOf(HOUR_MS)
  await cache.get('home', renderer(['home']).render)
  const large = { kind: 'redirect', location: 'x'.repeat(1024 * 1024) } as const
  for (let one = 0; one < 300; one++) await cache.get(`list?page=${one}`, async () => large)

  expect(textOf(await cache.get('home', renderer(['again']).render))).toBe('home')
  expect(textOf(await cache.get('list?page=0', renderer(['dropped']).render))).toBe('dropped')
})

test('a page is made smaller once it is sent again, and stays so while it is rendered alike', async () => {
  const asked: string[] = []
  const small = Buffer.from('small')
  const squeeze = async ({ plain }: StoredPage) => {
    asked.push(plain.toString())
    return { br: small, gzip: small }
  }
  const cache = new PageCache({ freshMs: 0, squeeze })
  const render = () => made('one')

  await cache.get('home', render)
  expect(asked).toEqual([])
  await expect.poll(async () => await cache.get('home', render)).toMatchObject({ br: small, gzip: small })
  await expect.poll(async () => await cache.get('home', render)).toMatchObject({ br: small })
  expect(asked).toEqual(['one'])
})
