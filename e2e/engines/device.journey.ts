import { LIVE_PATH } from '@ante/contract/live/events.ts'

import { creditMember } from '../kit/ledger.ts'
import { site } from '../kit/site.ts'
import { smallFields } from '../kit/small-fields.ts'
import { expect, test } from './journey.ts'
import { cuttableConnection } from './steps/cuttable-connection.ts'
import { openAsMember } from './steps/members.ts'

/** Time in milliseconds in which a device stores the app, on a busy machine. */
const STORED_MS = 90_000

const workerState = async () => {
  if (navigator.serviceWorker.controller) return 'in control'
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
  return [installing, waiting, active].map((worker) => worker?.state ?? 'none').join(', ')
}

const cachedAt = () => document.documentElement.dataset['kept'] ?? null

test('without a connection the home page opens from the device, and is refreshed when the connection is back', async ({
  phone,
}) => {
  const network = await cuttableConnection()
  const home = `${network.origin}/m/home`
  await phone.open(home)
  await phone.waitUntilReturns(workerState, 'in control', STORED_MS)
  await phone.waitUntilReturns(
    async () => (await caches.match('/m/home', { ignoreVary: true })) !== undefined,
    true,
    STORED_MS,
  )
  await network.cut()
  // The page reloads itself, because Firefox refuses a navigation by the protocol, although the service worker answers.
  await phone.evaluate(() => void setTimeout(() => location.reload()))
  await phone.waitUntilReturns(() => document.documentElement.dataset['kept'] !== undefined, true)
  await phone.waitUntilHydrated()
  await phone.page.role('heading', 'Hot right now').waitUntilVisible()
  await network.restore()
  await phone.waitUntilReturns(cachedAt, null)
  await phone.openQuietly('about:blank')
  await network.cut()
})

test('a page that was left for another site receives events again after the back button', async ({ phone }) => {
  const { username } = await openAsMember(phone, '/m/home', '120.00')
  const header = phone.page.css('header')
  await header.waitForText((text) => text.includes('120.00'))
  await phone.openQuietly(`${site().sandboxUrl}/console`)
  await phone.back()
  await phone.waitForAddress('/m/home')
  await header.waitForText((text) => text.includes('120.00'))
  await creditMember(username, 'aurora', 30n)
  await header.waitForText((text) => text.includes('150.00'))
  // The background start that opens the live stream also checks the logo.
  expect(await phone.evaluate(() => document.documentElement.dataset['logo'] ?? 'shown')).toBe('shown')
})

test('a page that the phone has frozen receives events again when it resumes, although its connections have ended', async ({
  phone,
}) => {
  const network = await cuttableConnection()
  const isLive = network.nextRequestOf(LIVE_PATH)
  const { username } = await openAsMember(phone, `${network.origin}/m/home`, '120.00')
  const header = phone.page.css('header')
  await header.waitForText((text) => text.includes('120.00'))
  await isLive
  await phone.frozen(async () => {
    await network.cut()
    await creditMember(username, 'aurora', 30n)
    await network.restore()
  })
  await header.waitForText((text) => text.includes('150.00'), STORED_MS)
  await phone.openQuietly('about:blank')
  await network.cut()
})

/** Runs in the page: whether it notices that the connection is cut. */
const failsToFetch = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => false,
    () => true,
  )

test('a page that lost its connection while its code was loading is live when the connection is back', async ({
  phone,
}) => {
  const network = await cuttableConnection()
  const isCut = network.nextRequestOf('/assets/start-background').then(network.cut)
  const { username } = await openAsMember(phone, `${network.origin}/m/home`, '120.00')
  await isCut
  await phone.waitUntilReturns(failsToFetch, true)
  await network.restore()
  await creditMember(username, 'aurora', 30n)
  await phone.page.css('header').waitForText((text) => text.includes('150.00'), STORED_MS)
  await phone.openQuietly('about:blank')
  await network.cut()
})

/** Pages with fields, amounts or dates. */
const PAGES = [
  '/m/voucherCenter',
  '/m/vouReport',
  '/m/withdraw',
  '/m/transaction/record',
  '/m/gameList',
  '/m/lotteryBet?game=SSC300',
  '/m/feedback',
  '/m/set',
  '/m/home',
]
const horizontalOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
/** Runs in the page: returns the texts of dates and amounts that the engine could not parse. */
const unread = () => document.body.innerText.match(/Invalid Date|\bNaN\b|\bundefined\b/g) ?? []
/** Runs in the page: returns the fields, and the dates in them, that reach over the edge of the sheet. */
const outsideSheet = () => {
  const sheet = document.querySelector('dialog[open]')?.getBoundingClientRect()
  return [...document.querySelectorAll('dialog[open] input')].filter((field) => {
    const { left, right, width } = field.getBoundingClientRect()
    return !sheet || width < 80 || left < sheet.left || right > sheet.right
  }).length
}

test('no field is so small that a phone zooms into it, nothing overflows the screen, and dates are valid', async ({
  phone,
}) => {
  await openAsMember(phone, '/m/voucherCenter', '120.00')
  for (const address of PAGES) {
    await phone.open(address)
    await phone.page.role('main').waitUntilVisible()
    expect(await phone.evaluate(smallFields), address).toEqual([])
    expect(await phone.evaluate(horizontalOverflow), address).toBe(0)
    expect(await phone.evaluate(unread), address).toEqual([])
  }
  await phone.open('/m/transaction/record')
  await phone.page.role('main').role('button', 'Choose dates').tap()
  await phone.page.role('dialog', 'Choose dates').label('From').waitUntilVisible()
  expect(await phone.evaluate(outsideSheet)).toBe(0)
  expect(await phone.evaluate(smallFields)).toEqual([])
})
