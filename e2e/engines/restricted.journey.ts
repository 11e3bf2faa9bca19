import { roundsOf } from '../kit/ledger.ts'
import { english } from '../kit/slot-texts.ts'
import { expect, test } from './journey.ts'
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
