import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { untilLoaded } from './until-loaded.ts'

/** The page: whether an input has the focus, whether a game is open, and the number of reloads. */
let page: { typing: boolean; game: boolean; reloads: number }
let reachable: boolean
const stored = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  page = { typing: false, game: false, reloads: 0 }
  reachable = true
  stored.clear()
  vi.stubGlobal('document', {
    activeElement: { matches: () => page.typing },
    querySelector: () => (page.game ? {} : null),
  })
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  vi.stubGlobal('history', {})
  vi.stubGlobal('location', { reload: () => (page.reloads += 1) })
  vi.stubGlobal('fetch', () => (reachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError('refused'))))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fails like Firefox, which never requests a file again that it could not load. */
const never = () => Promise.reject(new TypeError('error loading dynamically imported module'))

test('an attempt is repeated until it succeeds, without a reload', async () => {
  let attempts = 0
  const loaded = untilLoaded(() => ((attempts += 1) < 3 ? never() : Promise.resolve('code')))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loaded).toBe('code')
  expect(page.reloads).toBe(0)
})

test('a file that remains missing reloads the page, once in five minutes', async () => {
  void untilLoaded(never)
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(page.reloads).toBe(1)
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(page.reloads).toBe(2)
})

test.each([
  ['without a connection', () => (reachable = false), () => (reachable = true)],
  ['while a player types', () => (page.typing = true), () => (page.typing = false)],
  ['while a game is open', () => (page.game = true), () => (page.game = false)],
])('the page is not reloaded %s', async (_name, begin, end) => {
  begin()
  void untilLoaded(never)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(page.reloads).toBe(0)
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.reloads).toBe(1)
})
