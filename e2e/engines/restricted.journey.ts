import { roundsOf } from '../kit/ledger.ts'
import { english } from '../kit/slot-texts.ts'
import { expect, test } from './journey.ts'
import { cuttableConnection } from './steps/cuttable-connection.ts'
import { logIn, newMember } from './steps/members.ts'

/** Loading and starting a game on a busy machine, in milliseconds. */
const LOAD_MS = 60_000
/** Shorter animations are ignored: with reduced motion, the page shortens all to a hundredth of a millisecond. */
const NOTICED_MS = 1

test.use({ setting: 'restricted' })

const storesNothing = () => {
  try {
    return window.localStorage === null
  } catch {
    return true
  }
}
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const animated = (noticedMs: number) =>
  document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > noticedMs).length

test('a whole visit works in a browser without storage, and nothing moves for a player who prefers reduced motion', async ({
  phone,
}) => {
  const member = await newMember('120.00')
  await phone.open('/m/home')
  expect(await phone.evaluate(storesNothing)).toBe(true)
  expect(await phone.evaluate(isCalm)).toBe(true)
  await phone.page.role('heading', 'Hot right now').waitUntilVisible()
  expect(await phone.evaluate(animated, NOTICED_MS)).toBe(0)

  await logIn(phone, member)
  // Navigates by links, because a reload loses the session, which is only in the memory of the page.
  await phone.page.role('link', /Promotion/).tap()
  await phone.waitForAddress('/m/activity')
  await phone.back()
  await phone.page.css('header').waitForText((text) => text.includes('120.00'))
  await phone.page.css('main a[href*="gameType=RNG"]').first().tap()
  await phone.waitForAddress('/m/gameList')
  await phone.page.css('main li[aria-posinset] a').withText('Northlight Reels').tap()
  const spin = phone.game.role('button', english.spin)
  await spin.tap(LOAD_MS)
  await expect.poll(() => roundsOf(member.username, 'aurora'), { timeout: LOAD_MS }).toBe(1)
})

const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/** Whether the code of toasts is loaded. */
const showsToasts = () => document.querySelector('output[popover]') !== null

test('a sheet whose code was lost with the connection opens when the connection is back', async ({ phone }) => {
  const network = await cuttableConnection()
  await phone.open(`${network.origin}/m/gameList?gameType=RNG`)
  await phone.waitUntilReturns(showsToasts, true)
  const sortButton = phone.page.role('button', 'Sort: Recommended')
  const isCut = network.nextRequestOf('/assets/sort-sheet').then(network.cut)
  await sortButton.tap()
  await isCut
  await phone.page.text('This couldn’t be opened. Check your connection and try again.').waitUntilVisible()
  await network.restore()
  await sortButton.tap()
  const sheet = phone.page.role('dialog', 'Sort by')
  // Only Chromium requests a file of code again in the same document; elsewhere the app offers a reload.
  if (phone.engine !== 'chromium') {
    await phone.page.role('button', 'Reload').tap()
    await phone.waitUntilReturns(isReloaded, true)
    await phone.waitUntilReturns(showsToasts, true)
  }
  // WebKit remembers the failure for about a second of the new document.
  await expect
    .poll(async () => {
      if ((await sheet.count()) === 0) await sortButton.tap()
      return sheet.count()
    })
    .toBe(1)
  await phone.openQuietly('about:blank')
  await network.cut()
})
