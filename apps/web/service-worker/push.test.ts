import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { StoredPushTexts } from '../app/messaging/push/stored-push-texts.ts'
import type * as Push from './push.ts'

const STORED: StoredPushTexts = {
  locale: 'en',
  dir: 'ltr',
  site: 'Aurora',
  icon: '/icon.png',
  mail: 'You have a new message.',
  texts: { 'deposit.credited': ['Deposit received.', 'Your deposit of {amount} has been received.'] },
}

const shownNotifications: [string, NotificationOptions][] = []
const done: string[] = []
let tabs: unknown[] = []
let push: typeof Push

beforeEach(async () => {
  shownNotifications.length = 0
  done.length = 0
  tabs = []
  vi.stubGlobal('location', { hostname: 'site.example' })
  vi.stubGlobal('caches', { open: async () => ({ match: async () => Response.json(STORED) }) })
  vi.stubGlobal('self', {
    registration: {
      showNotification: async (...one: [string, NotificationOptions]) => void shownNotifications.push(one),
    },
    clients: { matchAll: async () => tabs, openWindow: async (url: string) => void done.push(`opened ${url}`) },
  })
  vi.resetModules()
  push = await import('./push.ts')
})
afterEach(() => vi.unstubAllGlobals())

const received = (text: string) => push.showNotice({ json: () => JSON.parse(text) as unknown } as PushMessageData)

test.each([
  [
    '{"template":"deposit.credited","amount":{"value":"5.00","currency":"USD"}}',
    'Your deposit of $5.00 has been received.',
  ],
  ['{"template":"deposit.credited","amount":null}', 'Deposit received.'],
  ['{"title":"A letter <b>","template":null}', 'A letter <b>'],
  ['{"template":"of a newer gateway"}', 'You have a new message.'],
  ['no JSON', 'You have a new message.'],
  ['null', 'You have a new message.'],
])('%s is shown as %s', async (text, body) => {
  await received(text)
  expect(shownNotifications).toMatchObject([['Aurora', { body, icon: '/icon.png' }]])
})

test.each([
  ['/m/webEmail?id=7', '/m/webEmail?id=7'],
  ['https://elsewhere.example/m/home', '/m/webEmail'],
  ['//elsewhere.example', '/m/webEmail'],
  ['javascript:alert(1)', '/m/webEmail'],
])('a notification of %s opens %s', async (url, address) => {
  await received(JSON.stringify({ url }))
  expect(shownNotifications).toMatchObject([[expect.any(String), { data: { url: address } }]])
})

const tab = (name: string, { answers = true, focused = false, fails = false } = {}) => ({
  focused,
  focus: async () => void done.push(`${name} focused`),
  navigate: async (url: string) => {
    if (fails) throw new TypeError('not ours')
    done.push(`${name} loaded ${url}`)
  },
  postMessage: ({ address }: { address: string }, [port]: MessagePort[]) => {
    if (!answers) return
    done.push(`${name} went to ${address}`)
    port?.postMessage('gone')
  },
})
const tap = () =>
  push.openNotice({ close: () => undefined, data: { url: '/m/lotteryOrders' } } as unknown as Notification)

test('a tap navigates in the focused tab without a reload', async () => {
  tabs = [tab('one'), tab('two', { focused: true })]
  await tap()
  expect(done).toEqual(['two focused', 'two went to /m/lotteryOrders'])
})

test('a tab that does not acknowledge is navigated by a load; if that fails, a new one is opened', async () => {
  tabs = [tab('one', { answers: false })]
  await tap()
  expect(done.splice(0)).toEqual(['one focused', 'one loaded /m/lotteryOrders'])
  tabs = [tab('one', { answers: false, fails: true })]
  await tap()
  expect(done.splice(0)).toEqual(['one focused', 'opened /m/lotteryOrders'])
  tabs = []
  await tap()
  expect(done).toEqual(['opened /m/lotteryOrders'])
})
