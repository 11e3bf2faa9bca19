import { seamlessAuthenticate } from '@ante/contract/launch/seamless-wallet.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { addRequirement, turnoverOf } from '../../launch/test/turnover-fixtures.ts'
import { launched, TestVendor } from '../../launch/test/vendor.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { rebateOf } from '../test/rebate-fixtures.ts'

const gateway = sharedGateway()

/** A table of a game, at which accounts of one person play. */
interface Table {
  vendor: TestVendor
  key: { vendor: string; keyId: string; secret: string }
  gameId: string
}

interface Seat {
  member: SignedInMember
  session: { sessionId: string; memberId: bigint }
}

interface Stake {
  roundId: string
  staked: string
  paid: string
  rake?: string
}

async function tableOf(category: 'PVP' | 'LIVE' | 'SPORTS', edge: number | null): Promise<Table> {
  const { db, config } = gateway.ports
  const game = await db
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendor')
    .select(['game.vendor', 'game_id'])
    .where('category', '=', category)
    .where('protocol', '=', 'ante')
    .where('edge_hundredths', edge === null ? 'is' : '=', edge)
    .where('active', '=', true)
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  // Uses the vendor's existing key: the gateway would read a new key only after a delay.
  const key = vendorKeyOf(config.vendorsSecret, game.vendor)
  return { vendor: new TestVendor(gateway), key, gameId: game.game_id }
}

async function seatAt({ vendor, key, gameId }: Table, balance = '20000.00'): Promise<Seat> {
  const member = await signedIn(gateway, balance)
  const { token } = await launched(gateway, member.memberId, 0, gameId)
  const answer = await vendor.call(seamlessAuthenticate, { token, gameId }, key)
  if (!answer.ok) throw new Error(answer.code)
  return { member, session: { sessionId: answer.value.sessionId, memberId: member.memberId } }
}

/** Plays a round: a stake and its payout. */
async function play({ vendor, key, gameId }: Table, { session }: Seat, { roundId, staked, paid, rake }: Stake) {
  const betTransactionId = `b-${crypto.randomUUID()}`
  const bet = { roundId, gameId, transactionId: betTransactionId, amount: staked }
  expect(await vendor.bet(session, bet, key)).toMatchObject({ ok: true })
  const win = { roundId, betTransactionId, amount: paid, ...(rake !== undefined && { rake }) }
  expect(await vendor.win(session, win, key)).toMatchObject({ ok: true })
}

const rebateUnits = async ({ member }: Seat) => unitsOf((await rebateOf(gateway, member)).total)

test('two accounts that sit down at hold’em, fold a blind and leave, ten times, get no rebate', async () => {
  const table = await tableOf('PVP', null)
  const seats = [await seatAt(table), await seatAt(table)]
  await addRequirement(gateway, seats[0]!.member, { amount: '1000.00' })
  for (let time = 0; time < 10; time++) {
    const [folds, wins] = time % 2 === 0 ? seats : seats.toReversed()
    await play(table, folds!, { roundId: crypto.randomUUID(), staked: '1000.00', paid: '995.00', rake: '0.00' })
    await play(table, wins!, { roundId: crypto.randomUUID(), staked: '1000.00', paid: '1005.00', rake: '0.00' })
  }
  expect(await Promise.all(seats.map(rebateUnits))).toEqual([0n, 0n])
  expect(await turnoverOf(gateway, seats[0]!.member)).toMatchObject({ done: '0.00' })
})

test('chips passed between two accounts at hold’em earn less than their rake', async () => {
  const table = await tableOf('PVP', null)
  const [gives, takes] = [await seatAt(table), await seatAt(table)]
  for (let time = 0; time < 5; time++) {
    await play(table, gives, { roundId: crypto.randomUUID(), staked: '1000.00', paid: '0.00', rake: '15.00' })
    await play(table, takes, { roundId: crypto.randomUUID(), staked: '1000.00', paid: '1970.00', rake: '15.00' })
  }
  const earned = (await rebateUnits(gives)) + (await rebateUnits(takes))
  // 2 × 5 × 15.00 of rake count twenty times, and yield 0.5 %.
  expect(earned).toBe(unitsOf('15.00'))
  expect(earned).toBeLessThan(unitsOf('150.00'))
})

test('of chips passed between two accounts only the rake counts as loss for cashback', async () => {
  const table = await tableOf('PVP', null)
  const gives = await seatAt(table)
  await play(table, gives, { roundId: crypto.randomUUID(), staked: '1000.00', paid: '0.00', rake: '15.00' })
  const { rows } = await sql<{ loss: bigint }>`
    select loss from game_round round cross join lateral day_losses('aurora', round.day) lost
    where round.member_id = ${gives.member.memberId} and lost.member_id = round.member_id`.execute(gateway.ports.db)
  expect(rows).toEqual([{ loss: unitsOf('15.00') }])
})

test('hold’em rounds without a reported rake have no valid bet', async () => {
  const table = await tableOf('PVP', null)
  const seat = await seatAt(table)
  await play(table, seat, { roundId: crypto.randomUUID(), staked: '1000.00', paid: '0.00' })
  expect(await rebateUnits(seat)).toBe(0n)
})

test('bets on both sides of a coup at a live table yield a rebate only for the loss', async () => {
  const table = await tableOf('LIVE', 270)
  const seat = await seatAt(table)
  const roundId = crypto.randomUUID()
  const bets = ['b-1', 'b-2'].map((id) => `${id}-${roundId}`)
  for (const transactionId of bets) {
    const bet = { roundId, gameId: table.gameId, transactionId, amount: '5000.00' }
    expect(await table.vendor.bet(seat.session, bet, table.key)).toMatchObject({ ok: true })
  }
  const [won = '', lost = ''] = bets
  const part = { roundId, betTransactionId: won, amount: '9750.00', closeRound: false }
  await table.vendor.win(seat.session, part, table.key)
  await table.vendor.win(seat.session, { roundId, betTransactionId: lost, amount: '0.00' }, table.key)
  // 250.00 of 10,000.00 were lost.
  expect(await rebateUnits(seat)).toBe(unitsOf('1.00'))
})

test('two accounts on the two sides of a live table lose more than their rebates', async () => {
  const table = await tableOf('LIVE', 105)
  const [first, second] = [await seatAt(table), await seatAt(table)]
  const roundId = crypto.randomUUID()
  await play(table, first, { roundId, staked: '10000.00', paid: '19500.00' })
  await play(table, second, { roundId, staked: '10000.00', paid: '0.00' })
  const earned = (await rebateUnits(first)) + (await rebateUnits(second))
  expect(earned).toBe(unitsOf('15.60'))
  expect(earned).toBeLessThan(unitsOf('500.00'))
})

test('a match that is cashed out immediately yields a rebate only for its cost', async () => {
  const table = await tableOf('SPORTS', 430)
  const seat = await seatAt(table)
  for (let time = 0; time < 5; time++)
    await play(table, seat, { roundId: crypto.randomUUID(), staked: '1000.00', paid: '920.00' })
  // 400.00 were lost; the rebate is 0.3 %.
  expect(await rebateUnits(seat)).toBe(unitsOf('1.20'))
})
