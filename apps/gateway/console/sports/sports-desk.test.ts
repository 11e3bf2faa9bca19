import { randomUUID } from 'node:crypto'

import {
  countNewSportsBets,
  listSportsBets,
  listSportsCorrections,
  listSportsDebts,
  listSportsLiabilities,
} from '@ante/contract/console/sports.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import type { VendorTicket } from '@ante/contract/launch/vendor-tickets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { GAME, playing, VENDOR, vendorOf } from '../../launch/test/vendor.ts'
import type { Session, TestVendor } from '../../launch/test/vendor.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { fakeBook, legOn } from './test/fake-book.ts'
import type { FakeBook } from './test/fake-book.ts'

const merchant = 'aurora'
/** Time within which the job reads a ticket. */
const READ = { timeout: 20_000, interval: 200 }

let gateway: TestGateway
let vendor: TestVendor
let book: FakeBook
let trader: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
  book = await fakeBook(gateway, VENDOR)
  trader = await newStaff(gateway, { roles: [['trader', merchant]], merchantCode: merchant })
  await gateway.ports.db.updateTable('game').set({ category: 'SPORTS' }).where('game_id', '=', GAME).execute()
})
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('sports_ticket').execute()
  book.status = 200
})
afterAll(async () => {
  await gateway.stop()
  book.close()
})

/** Places a bet of 10.00 whose ticket the book reports. */
async function placed(changes: Partial<VendorTicket> = {}, by?: Session) {
  const player = by ?? (await playing(vendor, '100.00'))
  const name = randomUUID()
  const round = { roundId: `r-${name}`, betTransactionId: `b-${name}`, winTransactionId: `w-${name}` }
  book.tickets.set(round.roundId, {
    roundId: round.roundId,
    type: 'single',
    system: null,
    combinations: 1,
    price: '2.000',
    maxPayout: '20.00',
    isLive: false,
    legs: [legOn('northern-1')],
    ...changes,
  })
  const { roundId, betTransactionId: transactionId } = round
  const bet = await vendor.bet(player, { roundId, transactionId, amount: '10.00' })
  if (!bet.ok) throw new Error(bet.code)
  return { player, ...round }
}
type Placed = Awaited<ReturnType<typeof placed>>

/** Settles a bet; the book then reports the ticket as ended. */
async function settled({ player, roundId, betTransactionId, winTransactionId }: Placed, amount: string) {
  const ticket = book.tickets.get(roundId)
  const legs = ticket?.legs.map((leg) => ({ ...leg, result: 'won' as const, score: '2:1' })) ?? []
  if (ticket) book.tickets.set(roundId, { ...ticket, maxPayout: '0.00', legs })
  const win = await vendor.win(player, { roundId, betTransactionId, transactionId: winTransactionId, amount })
  if (!win.ok) throw new Error(win.code)
}

type Filter = Partial<InputOf<typeof listSportsBets>>
async function bets(filter: Filter = {}) {
  const answer = await trader.call(listSportsBets, { merchant, ...filter })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.bets
}
const betOf = async (roundId: string) => (await bets()).find((bet) => bet.roundId === roundId)
/** Returns the bet of a round once the book has reported its ticket. */
async function reported(roundId: string) {
  await expect.poll(async () => (await betOf(roundId))?.type ?? null, READ).not.toBeNull()
  return betOf(roundId)
}
async function liabilities(state: 'open' | 'ended' = 'open') {
  const answer = await trader.call(listSportsLiabilities, { merchant, state })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.matches
}

test('a bet is in the feed with the ticket of the book; a negative risk is what we owe', async () => {
  const one = await placed({
    type: 'express',
    price: '6.000',
    maxPayout: '60.00',
    isLive: true,
    legs: [legOn('northern-1'), legOn('northern-2', { price: '3.000', pick: 'Draw' })],
  })
  expect(await reported(one.roundId)).toMatchObject({
    vendor: VENDOR,
    playerId: String(one.player.memberId),
    state: 'open',
    type: 'express',
    price: '6.000',
    isLive: true,
    stake: '10.00',
    paid: '0.00',
    risk: '-50.00',
    legs: [
      { matchId: 'northern-1', price: '2.000', result: 'open' },
      { matchId: 'northern-2', pick: 'Draw' },
    ],
  })
  await settled(one, '60.00')
  await expect.poll(async () => (await betOf(one.roundId))?.legs[0]?.score, READ).toBe('2:1')
  expect(await betOf(one.roundId)).toMatchObject({ state: 'won', paid: '60.00', risk: '-50.00' })
})

test('filters of the feed fit together, and new bets are counted', async () => {
  const early = await placed({ isLive: true })
  const first = await reported(early.roundId)
  const late = await placed({
    type: 'system',
    system: '2/3',
    combinations: 3,
    price: null,
    legs: [legOn('northern-7')],
  })
  await reported(late.roundId)
  const idsOf = async (filter: Filter) => (await bets(filter)).map(({ roundId }) => roundId)
  expect(await idsOf({})).toEqual([late.roundId, early.roundId])
  expect(await idsOf({ phase: 'live' })).toEqual([early.roundId])
  expect(await idsOf({ phase: 'pre' })).toEqual([late.roundId])
  expect(await idsOf({ match: 'northern-7' })).toEqual([late.roundId])
  expect(await idsOf({ player: first?.player.toUpperCase() ?? '' })).toEqual([early.roundId])
  expect(await idsOf({ minimum: '10.01' })).toEqual([])
  expect(await idsOf({ minimum: '10', maximum: '10' })).toHaveLength(2)
  expect(await idsOf({ vendor: 'BTI' })).toEqual([])
  expect(await idsOf({ state: 'won' })).toEqual([])
  const count = (filter: Filter) => trader.call(countNewSportsBets, { merchant, since: first?.id ?? '0', ...filter })
  expect(await count({})).toMatchObject({ value: { count: 1 } })
  expect(await count({ phase: 'live' })).toMatchObject({ value: { count: 0 } })
})

test('a book that is out of order leaves the ticket unknown', async () => {
  book.status = 503
  const asked = book.asked
  const silent = await placed()
  await expect.poll(() => book.asked, READ).toBeGreaterThan(asked)
  const unknown = { type: null, price: null, risk: null, legs: [], stake: '10.00', state: 'open' }
  expect(await betOf(silent.roundId)).toMatchObject(unknown)
})

test('the liability of a match assumes the most expensive pick of each market', async () => {
  const goal = { market: 'Total goals', pick: 'Over 2.5' }
  const home = await placed({ maxPayout: '20.00' })
  const away = await placed({ maxPayout: '35.00', legs: [legOn('northern-1', { pick: 'Away' })] })
  const goals = await placed({ maxPayout: '15.00', legs: [legOn('northern-1', goal)] })
  const other = await placed({ legs: [legOn('northern-2', { startsAt: '2030-03-02T12:00:00.000Z' })] })
  for (const { roundId } of [home, away, goals, other]) await reported(roundId)
  // 30.00 were staked on the first match. At worst, away wins (35.00) with more than 2.5 goals (15.00).
  expect(await liabilities()).toMatchObject([
    { matchId: 'northern-1', bets: 3, stake: '30.00', highest: '35.00', risk: '-20.00', score: null },
    { matchId: 'northern-2', bets: 1, stake: '10.00', highest: '20.00', risk: '-10.00' },
  ])
  await settled(other, '20.00')
  await expect.poll(async () => (await betOf(other.roundId))?.legs[0]?.score, READ).toBe('2:1')
  expect(await liabilities()).toHaveLength(1)
  await sql`update sports_leg set starts_at = now() - interval '1 hour' where match_id = 'northern-2'`.execute(
    gateway.ports.db,
  )
  expect(await liabilities('ended')).toMatchObject([{ matchId: 'northern-2', bets: 1, score: '2:1', risk: '-10.00' }])
})

test('matches are listed once over the pages, in the order of their start', async () => {
  const player = await playing(vendor, '900.00')
  const first = await placed({}, player)
  const { round } = await gateway.ports.db
    .selectFrom('sports_ticket')
    .select('round')
    .where('round_id', '=', first.roundId)
    .executeTakeFirstOrThrow()
  await reported(first.roundId)
  await gateway.ports.db.deleteFrom('sports_leg').execute()
  await sql`
    insert into sports_leg select ${round}, place, 'aurora', ${VENDOR}, 'match-' || place, 'football', 'Cup', 'Home', 'Away',
      '2030-03-01T12:00:00Z'::timestamptz + place / 2 * interval '1 hour', 'Match result', 'Home', 2, 'open', null
    from generate_series(1, 70) place`.execute(gateway.ports.db)
  const one = await trader.call(listSportsLiabilities, { merchant })
  if (!one.ok) throw new Error(one.code)
  const two = await trader.call(listSportsLiabilities, { merchant, after: one.value.next ?? '' })
  if (!two.ok) throw new Error(two.code)
  const all = [...one.value.matches, ...two.value.matches]
  expect(new Set(all.map(({ matchId }) => matchId)).size).toBe(70)
  expect(all).toHaveLength(70)
  expect(all.map(({ startsAt }) => startsAt)).toEqual(all.map(({ startsAt }) => startsAt).toSorted())
  expect(two.value.next).toBeNull()
})

test('a correction shows the payouts, the debt that it made, and what was collected since', async () => {
  const bet = await placed()
  await settled(bet, '20.00')
  const { player, roundId, winTransactionId } = bet
  // The player spends all but 5.00, then the book takes the win back.
  const spent = { roundId: `r-${randomUUID()}`, transactionId: `b-${randomUUID()}` }
  await vendor.bet(player, { ...spent, amount: '105.00' })
  const round = { roundId, winTransactionId }
  await vendor.resettle(player, { ...round, amount: '0.00' })
  const debts = async () => {
    const answer = await trader.call(listSportsDebts, { merchant })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value.debts.filter(({ playerId }) => playerId === String(player.memberId))
  }
  expect(await debts()).toMatchObject([{ vendor: VENDOR, roundId, amount: '15.00', collected: '0.00' }])
  const { roundId: spentRound, transactionId: betTransactionId } = spent
  await vendor.win(player, { roundId: spentRound, betTransactionId, amount: '6.00' })
  expect(await debts()).toMatchObject([{ amount: '15.00', collected: '6.00' }])
  await vendor.resettle(player, { ...round, version: 2, transactionId: `c-${randomUUID()}`, amount: '7.00' })
  const answer = await trader.call(listSportsCorrections, { merchant })
  if (!answer.ok) throw new Error(answer.code)
  const own = answer.value.corrections.filter((one) => one.roundId === roundId)
  expect(own).toMatchObject([
    { version: 2, before: '0.00', after: '7.00', debt: null },
    { version: 1, before: '20.00', after: '0.00', debt: { amount: '15.00' } },
  ])
})

test('the desk belongs to a merchant, and to staff with the right', async () => {
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  expect(await owner.call(listSportsBets, { merchant: '-' })).toMatchObject({ code: 'merchant.unknown' })
  const support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  expect(await support.call(listSportsBets, { merchant })).toMatchObject({ code: 'permission.denied' })
  await placed()
  expect(await owner.call(listSportsBets, { merchant: 'lotus' })).toMatchObject({ value: { bets: [] } })
})
