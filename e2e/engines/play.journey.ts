import { gameOf } from '../kit/play.ts'
import { roundsOf } from '../kit/ledger.ts'
import { english } from '../kit/slot-words.ts'
import { expect, test } from './journey.ts'
import { openAsMember } from './steps/members.ts'

/** A whole round of a table on a busy machine, in milliseconds. */
const A_ROUND_MS = 90_000
/** Loading and starting a game on a busy machine, in milliseconds. */
const LOAD_MS = 60_000

test('a member plays a round of a slot, and leaves the game', async ({ phone }) => {
  const { username } = await openAsMember(phone, '/m/gameList?gameType=RNG&vassalage=ANS', '500.00')
  await phone.page.role('link', /Northlight Reels/).tap()
  const spin = phone.game.role('button', english.spin)
  await spin.tap(LOAD_MS)
  await expect.poll(() => roundsOf(username, 'aurora'), { timeout: LOAD_MS }).toBe(1)
  await spin.see(LOAD_MS)
  await phone.page.role('button', 'Leave game').tap()
  await phone.at('/m/gameList')
  await phone.page.role('link', /Northlight Reels/).see()
})

test('a member bets at a table and sees the result', async ({ phone }) => {
  const { nodeId, name } = gameOf('LIVE', 'aurora', 'baccarat')
  const { username } = await openAsMember(phone, '/m/gameList?gameType=LIVE', '500.00')
  await phone.page.role('searchbox', 'Search games by name').fill(name.toLowerCase())
  await phone.page.css(`main li[aria-posinset] a[href*="nodeId=${nodeId}&"]`).tap()
  await phone.game.css('.clock[data-state="on"]').see(A_ROUND_MS)
  await phone.game.css('.spot-banker').tap()
  await phone.game.css('.confirm').tap()
  await phone.game.css('.spot-banker .chip-mark:not(.chip-loose)').see()
  await phone.game.css('[data-won="true"]').see(A_ROUND_MS)
  await expect.poll(() => roundsOf(username, 'aurora'), { timeout: A_ROUND_MS }).toBe(1)
})

test('a member bets on a lottery', async ({ phone }) => {
  await openAsMember(phone, '/m/lotteryBet?game=SSC300', '500.00')
  const main = phone.page.role('main')
  await main.role('button', 'Random').tap()
  await main.role('button', 'Bet now').tap()
  const sheet = phone.page.role('dialog', 'Confirm bet')
  await sheet.role('button', 'Confirm').tap()
  // If the draw has closed meanwhile, the member confirms for the next one.
  await sheet.text(/^(Bet placed|Bet on next draw)$/).see()
  const next = sheet.role('button', 'Bet on next draw')
  if ((await next.count()) > 0) await next.tap()
  await sheet.text('Bet placed').see()
})
