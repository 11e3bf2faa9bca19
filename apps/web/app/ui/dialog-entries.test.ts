import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { addressOf } from '../lib/pages/address.ts'
import { FakeBrowser } from '../lib/test/fake-history.ts'

/** One document: the navigator, the open dialogs, and simulated user actions. */
async function visit(browser = new FakeBrowser()) {
  vi.stubGlobal('window', browser)
  vi.resetModules()
  const { createNavigator } = await import('../lib/pages/navigation.ts')
  const { currentEntry, historyIndex } = await import('../lib/pages/history-entry.ts')
  const { closedEntriesAhead, addDialogEntry } = await import('./dialog-entries.ts')
  let page = browser.location.pathname
  const { navigate } = createNavigator<string>({
    first: { address: addressOf(page, currentEntry().key ?? 'first'), arrival: 'first', page },
    open: async ({ path }) => path,
    onStart: () => undefined,
    onArrive: (arrived) => (page = arrived.page),
  })
  const dialogs: { close(): void }[] = []
  const open = () => {
    const dialog = {
      close: () => {
        dialogs.splice(dialogs.indexOf(dialog), 1)
        leave()
      },
    }
    dialogs.push(dialog)
    const leave = addDialogEntry(dialog.close)
  }
  return { browser, navigate, open, dialogs, closedEntriesAhead, placeInHistory: historyIndex, page: () => page }
}

/** Waits until all steps are done: each step takes a turn of the event loop, and no action takes more than a few. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise(setImmediate)
}

type Visit = Awaited<ReturnType<typeof visit>>

async function afterwards(act: (visit: Visit) => void, openedVisit: Visit) {
  act(openedVisit)
  await settled()
  const { browser, dialogs, page, placeInHistory } = openedVisit
  return { page: page(), dialogs: dialogs.length, index: browser.history.index, position: placeInHistory() }
}

const back = ({ browser }: Visit) => browser.history.go(-1)
const forward = ({ browser }: Visit) => browser.history.go(1)
const open = (currentVisit: Visit) => currentVisit.open()
const close = ({ dialogs }: Visit) => dialogs.at(-1)?.close()
const goTo = (path: string) => (currentVisit: Visit) => currentVisit.navigate(path)

let openedVisit: Visit
beforeEach(async () => (openedVisit = await visit()))
afterEach(() => vi.unstubAllGlobals())

describe('with a dialog open', () => {
  beforeEach(async () => {
    await afterwards(goTo('/m/help'), openedVisit)
    await afterwards(open, openedVisit)
  })

  test('back closes it, and a second press leaves the page', async () => {
    expect(await afterwards(back, openedVisit)).toEqual({ page: '/m/help', dialogs: 0, index: 1, position: 1 })
    expect(await afterwards(back, openedVisit)).toMatchObject({ page: '/m/home', index: 0 })
  })

  test('closing it in another way leaves no history step behind', async () => {
    expect(await afterwards(close, openedVisit)).toEqual({ page: '/m/help', dialogs: 0, index: 1, position: 1 })
    expect(await afterwards(back, openedVisit)).toMatchObject({ page: '/m/home', index: 0 })
  })

  test.each([
    ['after closing it', close, 1],
    ['after closing it by the back button', back, 1],
    ['while it is open', () => undefined, 0],
  ])('%s, the entries of closed dialogs ahead are counted', async (_, end, count) => {
    await afterwards(end, openedVisit)
    expect(openedVisit.closedEntriesAhead()).toBe(count)
    await afterwards(goTo('/m/mine'), openedVisit)
    expect(openedVisit.closedEntriesAhead()).toBe(0)
  })

  test('forward does not reopen it', async () => {
    await afterwards(back, openedVisit)
    expect(await afterwards(forward, openedVisit)).toMatchObject({ page: '/m/help', dialogs: 0, index: 1 })
  })

  test('another dialog that opens as it closes takes over its history step', async () => {
    const change = (visited: Visit) => {
      close(visited)
      open(visited)
    }
    expect(await afterwards(change, openedVisit)).toMatchObject({ page: '/m/help', dialogs: 1, index: 2 })
    expect(await afterwards(back, openedVisit)).toMatchObject({ page: '/m/help', dialogs: 0, index: 1 })
  })

  test('another dialog that opens while the step of the first is pending stays open', async () => {
    const { history } = openedVisit.browser
    history.isBusy = true
    await afterwards(close, openedVisit)
    await afterwards(open, openedVisit)
    history.settle()
    await settled()
    expect(await afterwards(() => undefined, openedVisit)).toEqual({
      page: '/m/help',
      dialogs: 1,
      index: 2,
      position: 1,
    })
    expect(await afterwards(back, openedVisit)).toMatchObject({ page: '/m/help', dialogs: 0, index: 1 })
  })

  test('back closes only the upper of two dialogs', async () => {
    await afterwards(open, openedVisit)
    expect(await afterwards(back, openedVisit)).toMatchObject({ page: '/m/help', dialogs: 1, index: 2 })
  })

  test.each([
    ['which the tap closes', close],
    ['which stays open', () => undefined],
    ['with a second dialog over it', open],
  ])('a link in a dialog %s opens its page, and back returns to the page before', async (_, before) => {
    const follow = (visited: Visit) => {
      before(visited)
      visited.navigate('/m/trail')
    }
    expect(await afterwards(follow, openedVisit)).toEqual({ page: '/m/trail', dialogs: 0, index: 2, position: 2 })
    expect(await afterwards(back, openedVisit)).toMatchObject({ page: '/m/help', dialogs: 0, index: 1 })
    expect(await afterwards(forward, openedVisit)).toMatchObject({ page: '/m/trail', index: 2 })
  })

  test('a navigation with replace replaces the page, and not only the dialog', async () => {
    const replace = (visited: Visit) => visited.navigate('/m/login', { replace: true })
    expect(await afterwards(replace, openedVisit)).toEqual({ page: '/m/login', dialogs: 0, index: 1, position: 1 })
    expect(await afterwards(back, openedVisit)).toMatchObject({ page: '/m/home', index: 0 })
  })

  test('after a reload the page is shown without it, and back leaves it', async () => {
    const reopened = await visit(openedVisit.browser)
    expect(await afterwards(() => undefined, reopened)).toEqual({ page: '/m/help', dialogs: 0, index: 1, position: 1 })
    expect(await afterwards(back, reopened)).toMatchObject({ page: '/m/home', index: 0 })
  })

  test('after a reload a dialog that opens and closes immediately removes no step of the page', async () => {
    const reopened = await visit(openedVisit.browser)
    open(reopened)
    await Promise.resolve()
    expect(await afterwards(close, reopened)).toEqual({ page: '/m/help', dialogs: 0, index: 1, position: 1 })
  })

  test('after a reload a dialog that opens immediately stays open', async () => {
    const reopened = await visit(openedVisit.browser)
    expect(await afterwards(open, reopened)).toEqual({ page: '/m/help', dialogs: 1, index: 2, position: 1 })
  })

  test('after a reload a link followed immediately opens its page; back returns to the page before', async () => {
    const reopened = await visit(openedVisit.browser)
    expect(await afterwards(goTo('/m/trail'), reopened)).toEqual({
      page: '/m/trail',
      dialogs: 0,
      index: 2,
      position: 2,
    })
    expect(await afterwards(back, reopened)).toMatchObject({ page: '/m/help', index: 1 })
  })

  test('a history step that the browser completes late is not repeated', async () => {
    const { history } = openedVisit.browser
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    history.isBusy = true
    await afterwards(close, openedVisit)
    await vi.advanceTimersByTimeAsync(1_000)
    await afterwards(goTo('/m/trail'), openedVisit)
    history.settle()
    await settled()
    vi.useRealTimers()
    expect(openedVisit.page()).toBe('/m/trail')
    expect(await afterwards(back, openedVisit)).toEqual({ page: '/m/help', dialogs: 0, index: 1, position: 1 })
  })

  test.each([
    ['before', 999],
    ['after', 1_000],
  ])('another dialog that opens %s the timeout of the first one’s step stays open', async (_, opensMs) => {
    const { history } = openedVisit.browser
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    history.isBusy = true
    await afterwards(close, openedVisit)
    await vi.advanceTimersByTimeAsync(opensMs)
    await afterwards(open, openedVisit)
    await vi.advanceTimersByTimeAsync(1_000)
    history.settle()
    await settled()
    vi.useRealTimers()
    expect(await afterwards(() => undefined, openedVisit)).toEqual({
      page: '/m/help',
      dialogs: 1,
      index: 2,
      position: 1,
    })
    expect(await afterwards(back, openedVisit)).toEqual({ page: '/m/help', dialogs: 0, index: 1, position: 1 })
  })
})

test('for all sequences of opening, closing and navigating, there is one history step per page and per open dialog', async () => {
  const anyAction = fc.oneof(
    fc.constantFrom('open', 'close', 'back', 'forward'),
    fc.constantFrom('/m/help', '/m/trail', '/m/notice'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 12 }), async (actions) => {
      const visited = await visit()
      let [pages, index, count] = [['/m/home'], 0, 0]
      for (const action of actions) {
        if (action === 'open') {
          visited.open()
          pages = pages.slice(0, index + 1)
          count += 1
        } else if (action === 'close') {
          close(visited)
          count = Math.max(0, count - 1)
        } else if (action === 'back') {
          if (count === 0 && index === 0) continue
          back(visited)
          if (count > 0) count -= 1
          else index -= 1
        } else if (action === 'forward') {
          if (count > 0) continue
          forward(visited)
          if (index < pages.length - 1) index += 1
        } else {
          visited.navigate(action)
          pages = [...pages.slice(0, index + 1), action]
          ;[index, count] = [index + 1, 0]
        }
        await settled()
        const { browser, dialogs, page, placeInHistory } = visited
        const seen = [page(), dialogs.length, browser.history.index, placeInHistory()]
        expect(seen).toEqual([pages[index], count, index + count, index])
      }
    }),
    { numRuns: 60 },
  )
})
