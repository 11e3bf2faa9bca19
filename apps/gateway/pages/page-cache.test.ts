import type { Page } from '@ante/contract/merchant/page.ts'
import { expect, test } from 'vitest'

import { PageCache } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'

const HOUR_MS = 3_600_000

function renderer(texts: (string | Error)[]) {
  const rendered = { count: 0 }
  const render = async (): Promise<Page> => {
    const text = texts[rendered.count++] ?? 'more than expected'
    if (text instanceof Error) throw text
    return { kind: 'document', status: 200, document: text }
  }
  return { render, rendered }
}

const textOf = (page: CachedPage) => ('kind' in page ? page.location : page.plain.toString())

test('a page is rendered once, however many ask for it at once', async () => {
  const cache = new PageCache(HOUR_MS)
  const { render, rendered } = renderer(['one'])

  const pages = await Promise.all([1, 2, 3].map(() => cache.get('home', render)))

  expect(pages.map(textOf)).toEqual(['one', 'one', 'one'])
  expect(rendered.count).toBe(1)
})

test('a page whose data changed is rendered before it is sent again', async () => {
  const cache = new PageCache(HOUR_MS)
  const { render } = renderer(['old', 'new'])
  await cache.get('home', render)

  cache.forget()

  expect(textOf(await cache.get('home', render))).toBe('new')
})

test('a stale page is sent at once, and the next visitor gets the new one', async () => {
  const cache = new PageCache(0)
  const { render } = renderer(['old', 'new', 'newer'])
  await cache.get('home', render)

  expect(textOf(await cache.get('home', render))).toBe('old')
  await new Promise(setImmediate)
  await expect.poll(async () => textOf(await cache.get('home', render))).not.toBe('old')
})

test('a page that failed is tried again, and a failed renewal keeps the former one', async () => {
  const cache = new PageCache(0)
  const { render } = renderer([new Error('database away'), 'first', new Error('away again'), 'second'])

  await expect(cache.get('home', render)).rejects.toThrow('database away')
  expect(textOf(await cache.get('home', render))).toBe('first')
  expect(textOf(await cache.get('home', render))).toBe('first')
  await expect.poll(async () => textOf(await cache.get('home', render))).toBe('second')
})

test('a page that says what went wrong is sent, and not kept', async () => {
  const cache = new PageCache(HOUR_MS)
  const { render } = renderer(['right'])
  const failing = async (): Promise<Page> => ({ kind: 'document', status: 500, document: 'wrong' })

  expect(textOf(await cache.get('home', failing))).toBe('wrong')
  expect(textOf(await cache.get('home', render))).toBe('right')
})

test('a page that lacks something is sent, and not kept in place of a whole one', async () => {
  const cache = new PageCache(0)
  const { render } = renderer(['whole', 'whole again'])
  const lacking = async (): Promise<Page> => ({ kind: 'document', status: 200, document: 'half', isPartial: true })

  expect(textOf(await cache.get('home', lacking))).toBe('half')
  expect(textOf(await cache.get('home', render))).toBe('whole')
  expect(textOf(await cache.get('home', lacking))).toBe('whole')
  await expect.poll(async () => textOf(await cache.get('home', render))).toBe('whole again')
})

test('a page that says for how long the site is closed is kept like any other', async () => {
  const cache = new PageCache(HOUR_MS)
  const closed = async (): Promise<Page> => ({ kind: 'document', status: 503, document: 'closed' })

  await cache.get('home', closed)
  expect(textOf(await cache.get('home', renderer(['open']).render))).toBe('closed')
})
