import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { addressOf } from './address.ts'
import { createNavigator } from './navigation.ts'
import type { Navigation } from './navigation.ts'

let history: { entries: string[]; states: unknown[] }
let browser: EventTarget & { location: { pathname: string; search: string; hash: string } }

beforeEach(() => {
  history = { entries: ['/m/home'], states: [null] }
  browser = Object.assign(new EventTarget(), {
    location: { pathname: '/m/home', search: '', hash: '' },
    history: {
      replaceState: (state: unknown, _: string, url?: string) => {
        history.states[history.states.length - 1] = state
        if (url) history.entries[history.entries.length - 1] = url
      },
      pushState: (state: unknown, _: string, url: string) => {
        history.states.push(state)
        history.entries.push(url)
      },
      go: vi.fn<(steps: number) => void>(),
    },
  })
  vi.stubGlobal('window', browser)
})
afterEach(() => vi.unstubAllGlobals())

function start(open: (path: string) => Promise<string>) {
  const arrived: Navigation<string>[] = []
  const first = { address: addressOf('/m/home', 'first'), arrival: 'first' as const, page: 'home' }
  const navigator = createNavigator({
    first,
    open: ({ path }) => open(path),
    onStart: () => undefined,
    onArrive: (navigation) => arrived.push(navigation),
  })
  return { ...navigator, arrived, pages: () => arrived.map(({ page, arrival }) => `${arrival} ${page}`) }
}

test('the address changes when the page is loaded, not before', async () => {
  let finish: (page: string) => void = () => {}
  const { navigate, pages } = start(() => new Promise((resolve) => (finish = resolve)))
  navigate('/m/gameList?gameType=RNG')
  expect(history.entries).toEqual(['/m/home'])
  finish('games')
  await expect.poll(pages).toEqual(['forward games'])
  expect(history.entries).toEqual(['/m/home', '/m/gameList?gameType=RNG'])
})

test('the last of two navigations wins, even if the first is slower', async () => {
  const pageLoads = new Map<string, (page: string) => void>()
  const { navigate, pages } = start((path) => new Promise((resolve) => pageLoads.set(path, resolve)))
  navigate('/m/slow')
  navigate('/m/fast')
  pageLoads.get('/m/fast')?.('fast')
  pageLoads.get('/m/slow')?.('slow')
  await expect.poll(pages).toEqual(['forward fast'])
  expect(history.entries).toEqual(['/m/home', '/m/fast'])
})

test('a replacing navigation replaces the entry', async () => {
  const { navigate, pages } = start(async (path) => path)
  navigate('/m/login', { replace: true })
  await expect.poll(pages).toEqual(['forward /m/login'])
  expect(history.entries).toEqual(['/m/login'])
})

test('going back opens the browser’s current entry with the key it had', async () => {
  const { pages, arrived } = start(async (path) => path)
  browser.location.pathname = '/m/notice'
  browser.dispatchEvent(Object.assign(new Event('popstate'), { state: { key: 'k7' } }))
  await expect.poll(pages).toEqual(['back /m/notice'])
  expect(arrived[0]?.address.key).toBe('k7')
})

test('an entry that the browser created for a new fragment gets a key that identifies it', async () => {
  const { arrived } = start(async (path) => path)
  history.states.push(null)
  Object.assign(browser.location, { pathname: '/m/forget', hash: '#token=abc' })
  browser.dispatchEvent(Object.assign(new Event('popstate'), { state: null }))
  await expect.poll(() => arrived.length).toBe(1)
  const { key, hash } = arrived[0]?.address ?? {}
  expect(hash).toBe('#token=abc')
  expect(history.states.at(-1)).toMatchObject({ key })
})

test('history steps are delegated to the browser', () => {
  const { navigate } = start(async (path) => path)
  navigate(-1)
  expect(window.history.go).toHaveBeenCalledWith(-1)
})

test('after stop the navigator ignores events', async () => {
  const { stop, pages } = start(async (path) => path)
  stop()
  browser.dispatchEvent(Object.assign(new Event('popstate'), { state: null }))
  await new Promise(setImmediate)
  expect(pages()).toEqual([])
})
