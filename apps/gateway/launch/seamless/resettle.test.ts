import { randomUUID } from 'node:crypto'

import { seamlessRollback, seamlessTransaction } from '@ante/contract/launch/seamless-wallet.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { verifyTeams } from '../../agents/public.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { playing, VENDOR, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'

const gateway = sharedGateway()
let vendor: TestVendor

beforeAll(async () => {
  vendor = await vendorOf(gateway)
})

/** Creates a stake of 10.00 and its win. */
async function settled(won: string, balance = '100.00') {
  const player = await playing(vendor, balance)
  const name = randomUUID()
  const round = { roundId: `r-${name}`, winTransactionId: `w-${name}` }
  await vendor.bet(player, { roundId: round.roundId, transactionId: `b-${name}`, amount: '10.00' })
  const win = { roundId: round.roundId, betTransactionId: `b-${name}`, transactionId: round.winTransactionId }
  expect(await vendor.win(player, { ...win, amount: won })).toMatchObject({ ok: true })
  return { player, round }
}

const done = (balance: string) => ({ ok: true, value: { balance } })
const refusedAs = (code: string) => ({ ok: false, code })

/** Returns a member's ledger entries, without the initial balance. */
async function entries({ memberId }: Session) {
  const { rows } = await sql<{ code: number; change: bigint }>`
    select t.code, case when t.debit_account = own.id then -t.amount else t.amount end as change
    from account own join transfer t on own.id in (t.debit_account, t.credit_account)
    where own.member_id = ${memberId} and own.kind = 'member' and t.code <> 8122 order by t.id`.execute(
    gateway.ports.db,
  )
  return rows.map(({ code, change }) => [code, Number(change) / 10_000])
}

const roundOf = ({ memberId }: Session) =>
  gateway.ports.db
    .selectFrom('game_round')
    .select(['state', 'outcome', 'paid', 'closed_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
const days = ({ memberId }: Session) =>
  gateway.ports.db
    .selectFrom('play_day')
    .select(['outcome', 'rounds', 'staked', 'paid'])
    .where('member_id', '=', memberId)
    .where('rounds', '>', 0n)
    .execute()
const debtsOf = async ({ memberId }: Session) => {
  const { rows } = await sql<{ amount: bigint; paid: bigint }>`
    select d.amount, d.paid from wallet_debt d join account own on own.id = d.account_id
    where own.member_id = ${memberId} order by d.id`.execute(gateway.ports.db)
  return rows.map(({ amount, paid }) => [Number(amount) / 10_000, Number(paid) / 10_000])
}

test('a correction upwards pays the difference once, and the round shows it', async () => {
  const { player, round } = await settled('0.00')
  const correction = { ...round, transactionId: `c-${randomUUID()}`, amount: '35.50' }
  const first = await vendor.resettle(player, correction)
  expect(first).toMatchObject(done('125.50'))
  expect(await vendor.resettle(player, correction)).toEqual(first)
  expect(await entries(player)).toEqual([
    [3200, -10],
    [3107, 35.5],
  ])
  expect(await roundOf(player)).toMatchObject({ state: 'closed', outcome: 'won', paid: 355_000n })
  expect(await days(player)).toEqual([{ outcome: 'won', rounds: 1n, staked: 100_000n, paid: 355_000n }])
  const { sessionId } = player
  const found = await vendor.call(seamlessTransaction, { sessionId, transactionId: correction.transactionId })
  expect(found).toMatchObject({ ok: true, value: { state: 'posted' } })
})

test('a correction downwards debits the difference', async () => {
  const { player, round } = await settled('40.00')
  expect(await vendor.resettle(player, { ...round, amount: '10.00' })).toMatchObject(done('100.00'))
  expect((await entries(player)).at(-1)).toEqual([3206, -30])
  expect(await roundOf(player)).toMatchObject({ outcome: 'drawn', paid: 100_000n })
  expect(await days(player)).toEqual([{ outcome: 'drawn', rounds: 1n, staked: 100_000n, paid: 100_000n }])
  expect(await debtsOf(player)).toEqual([])
})

test('the latest version applies in any order; an earlier one moves nothing', async () => {
  const { player, round } = await settled('0.00')
  const later = await vendor.resettle(player, { ...round, version: 3, amount: '20.00' })
  expect(later).toMatchObject(done('110.00'))
  expect(await vendor.resettle(player, { ...round, version: 1, amount: '80.00' })).toMatchObject(done('110.00'))
  expect(await vendor.resettle(player, { ...round, version: 3, amount: '20.00' })).toMatchObject(
    refusedAs('seamless.transaction.conflict'),
  )
  expect(await vendor.resettle(player, { ...round, version: 4, amount: '0.00' })).toMatchObject(done('90.00'))
  expect(await roundOf(player)).toMatchObject({ outcome: 'lost', paid: 0n })
})

test('spent money becomes a debt, which later credits pay first', async () => {
  const { player, round } = await settled('50.00')
  const spent = { roundId: `r-${randomUUID()}`, transactionId: `b-${randomUUID()}` }
  await vendor.bet(player, { ...spent, amount: '120.00' })
  expect(await vendor.resettle(player, { ...round, amount: '0.00' })).toMatchObject(done('0.00'))
  expect(await debtsOf(player)).toEqual([[30, 0]])
  const notEnough = await vendor.bet(player, { amount: '0.01' })
  expect(notEnough).toMatchObject(refusedAs('account.balance.not.enough'))

  const win = { roundId: spent.roundId, betTransactionId: spent.transactionId, closeRound: false }
  expect(await vendor.win(player, { ...win, amount: '12.00' })).toMatchObject(done('0.00'))
  expect(await debtsOf(player)).toEqual([[30, 12]])
  expect(await vendor.win(player, { ...win, amount: '25.00' })).toMatchObject(done('7.00'))
  expect(await debtsOf(player)).toEqual([[30, 30]])
  expect(await vendor.win(player, { ...win, amount: '5.00' })).toMatchObject(done('12.00'))
  expect((await entries(player)).slice(3)).toEqual([
    [3206, -20],
    [3100, 12],
    [3206, -12],
    [3100, 25],
    [3206, -18],
    [3100, 5],
  ])
})

test('an upward correction pays the remaining debt of the previous one', async () => {
  const { player, round } = await settled('50.00', '10.00')
  await vendor.bet(player, { amount: '50.00' })
  await vendor.resettle(player, { ...round, amount: '0.00' })
  expect(await vendor.resettle(player, { ...round, version: 2, amount: '60.00' })).toMatchObject(done('10.00'))
  expect(await debtsOf(player)).toEqual([[50, 50]])
})

test('a correction without a win is refused and moves nothing', async () => {
  const { player, round } = await settled('50.00')
  const { player: other, round: others } = await settled('50.00')
  const refusals: [Partial<typeof round & { currency: string }>, string][] = [
    [{ roundId: 'never' }, 'seamless.round.not.found'],
    [{ winTransactionId: 'never' }, 'seamless.win.not.found'],
    [{ winTransactionId: others.winTransactionId }, 'seamless.win.not.found'],
    [{ roundId: others.roundId }, 'seamless.round.not.found'],
    [{ winTransactionId: round.winTransactionId.replace('w-', 'b-') }, 'seamless.win.not.found'],
    [{ currency: 'EUR' }, 'seamless.currency.mismatch'],
  ]
  for (const [changes, code] of refusals) {
    expect(await vendor.resettle(player, { ...round, amount: '99.00', ...changes })).toMatchObject(refusedAs(code))
  }
  expect((await entries(player)).length + (await entries(other)).length).toBe(4)
  const undone = { roundId: `r-${randomUUID()}`, transactionId: `b-${randomUUID()}` }
  await vendor.bet(player, undone)
  const { sessionId } = player
  const undoing = {
    roundId: undone.roundId,
    betTransactionId: undone.transactionId,
    transactionId: `x-${randomUUID()}`,
  }
  await vendor.call(seamlessRollback, { sessionId, ...undoing })
  const ofVoided = { roundId: undone.roundId, winTransactionId: 'w', amount: '1.00' }
  expect(await vendor.resettle(player, ofVoided)).toMatchObject(refusedAs('seamless.bet.rolled_back'))
})

test('the player is notified once per effective correction', async () => {
  const { player, round } = await settled('50.00', '10.00')
  await vendor.bet(player, { amount: '45.00' })
  await vendor.resettle(player, { ...round, version: 2, amount: '0.00' })
  await vendor.resettle(player, { ...round, version: 1, amount: '20.00' })
  await vendor.resettle(player, { ...round, version: 3, amount: '0.00' })
  const mails = await gateway.ports.db
    .selectFrom('mail')
    .select(['template', 'detail'])
    .where('member_id', '=', player.memberId)
    .execute()
  const detail = {
    game: 'Northlight Reels',
    vendor: VENDOR,
    before: '50.00',
    payout: '0.00',
    currency: 'PHP',
    owed: '45.00',
  }
  expect(mails).toEqual([
    { template: 'round.corrected', detail: expect.objectContaining({ ...detail, game: expect.any(String) }) },
  ])
})

test('simultaneous corrections, in any order, end with the latest version', async () => {
  const { player, round } = await settled('50.00')
  const versions = [4, 1, 6, 2, 5, 3]
  const answers = await Promise.all(
    versions.flatMap((version) => {
      const input = { ...round, version, transactionId: `c-${round.roundId}-${version}`, amount: `${version * 11}.00` }
      return [vendor.resettle(player, input), vendor.resettle(player, input)]
    }),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await roundOf(player)).toMatchObject({ paid: 660_000n })
  expect(await vendor.bet(player, { amount: '156.00' })).toMatchObject(done('0.00'))
})

test('ledger and team sums are consistent after these tests', async () => {
  const { db } = gateway.ports
  expect((await verifyLedger(db)).problems).toEqual([])
  expect((await verifyTeams(db)).problems).toEqual([])
})
