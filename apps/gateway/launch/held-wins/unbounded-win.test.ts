import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'

import { getPlayRecord } from '@ante/contract/launch/play-record-detail.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { verifyTeams } from '../../agents/public.ts'
import { unitsOf } from '../../kit/money.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { jackpotPools, verifyLedger } from '../../wallet/public.ts'
import { SeamlessWallet } from '../seamless/seamless-wallet.ts'
import { closeCall, winCall } from '../seamless/wallet-calls.ts'
import { playForJackpot, playing, sessionOf, VENDOR, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'
import { alertHeldWins } from './alert-held-wins.ts'

const HUGE = '999999999999.99'
const LIMIT_MS = 180_000

let gateway: TestGateway
let vendor: TestVendor
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
})
afterAll(() => gateway.stop())

interface Round {
  roundId: string
  betTransactionId: string
}

async function staked(player: Session, amount = '1.00'): Promise<Round> {
  const round = { roundId: `r-${randomUUID()}`, betTransactionId: `b-${randomUUID()}` }
  const bet = { roundId: round.roundId, transactionId: round.betTransactionId, amount }
  expect(await vendor.bet(player, bet)).toMatchObject({ ok: true })
  return round
}

const heldWins = ({ memberId }: Session) =>
  gateway.ports.db.selectFrom('held_win').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
const roundOf = ({ memberId }: Session) =>
  gateway.ports.db
    .selectFrom('game_round')
    .select(['state', 'paid', 'staked'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
const mailsOf = async ({ memberId }: Session) => {
  const mails = gateway.ports.db.selectFrom('mail').select('template').where('member_id', '=', memberId).orderBy('id')
  return (await mails.execute()).map(({ template }) => template)
}
const balance = (amount: string) => ({ ok: true, value: { balance: amount } })

/** Runs the alert job; returns its log entries. */
async function alerts(): Promise<{ event: string; level: number; memberId: string; amount: string }[]> {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, next) => {
      lines.push(String(chunk))
      next()
    },
  })
  await alertHeldWins({ ...gateway.ports, log: pino({}, stream) })
  return lines.map((line) => JSON.parse(line))
}

test('a huge win is held, paid once after approval, and another one is rejected', async () => {
  const player = await playing(vendor, '100.00')
  const round = await staked(player)
  // The gateway's own job may have logged the win already.
  const first = { ...round, transactionId: `w-${randomUUID()}`, amount: HUGE, closeRound: false }
  const answer = await vendor.win(player, first)
  expect(answer).toMatchObject(balance('99.00'))
  expect(await vendor.win(player, first)).toEqual(answer)
  expect(await vendor.win(player, { ...round, amount: HUGE })).toMatchObject(balance('99.00'))
  expect(await roundOf(player)).toEqual({ state: 'closed', staked: 10_000n, paid: 0n })
  const [firstWin, second] = await heldWins(player)
  const cap = unitsOf('10000.00')
  expect([firstWin, second]).toMatchObject([
    { state: 'held', amount: unitsOf(HUGE), cap, reason: 'round' },
    { state: 'held', amount: unitsOf(HUGE), cap, reason: 'round' },
  ])
  expect(await mailsOf(player)).toEqual(['win.held'])

  const approved = await outputOf('held-wins', 'approve', String(firstWin?.id), '--reason', 'Confirmed by the vendor')
  expect(approved).toMatchObject({ after: `paid ${HUGE} PHP` })
  const again = await runCommand('held-wins', 'approve', String(firstWin?.id), '--reason', 'Again')
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('approved') })
  await outputOf('held-wins', 'reject', String(second?.id), '--reason', 'The vendor has no such win')
  expect(await vendor.bet(player, { amount: '1.00' })).toMatchObject(balance('1000000000097.99'))
  expect(await mailsOf(player)).toEqual(['win.held', 'win.approved', 'win.rejected'])
  const paid = gateway.ports.db.selectFrom('game_round').select('paid').where('round_id', '=', round.roundId)
  expect(await paid.execute()).toEqual([{ paid: unitsOf(HUGE) }])
})

test('an operator is alerted once per held win', async () => {
  const player = await playing(vendor, '100.00')
  await gateway.ports.db.updateTable('held_win').set({ alerted_at: new Date() }).execute()
  await vendor.win(player, { ...(await staked(player)), amount: HUGE })
  await gateway.ports.db
    .updateTable('held_win')
    .set({ alerted_at: null })
    .where('member_id', '=', player.memberId)
    .execute()
  const received = (await alerts()).filter(({ memberId }) => memberId === String(player.memberId))
  expect(received).toMatchObject([{ event: 'win.held', level: 50, amount: HUGE }])
  expect((await alerts()).filter(({ memberId }) => memberId === String(player.memberId))).toEqual([])
})

test('an upward correction is held as well, and a later one replaces it', async () => {
  const player = await playing(vendor, '100.00')
  const round = await staked(player, '10.00')
  const win = { ...round, transactionId: `w-${randomUUID()}`, amount: '5.00' }
  await vendor.win(player, win)
  const about = { roundId: round.roundId, winTransactionId: win.transactionId }
  expect(await vendor.resettle(player, { ...about, version: 1, amount: HUGE })).toMatchObject(balance('95.00'))
  expect(await vendor.resettle(player, { ...about, version: 2, amount: '30.00' })).toMatchObject(balance('120.00'))
  expect(await vendor.resettle(player, { ...about, version: 3, amount: '0.00' })).toMatchObject(balance('90.00'))
  expect((await heldWins(player)).map(({ state }) => state)).toEqual(['replaced'])
  expect(await roundOf(player)).toMatchObject({ paid: 0n })
})

test('a held win that its vendor corrects downwards pays the corrected amount', async () => {
  const player = await playing(vendor, '100.00')
  const round = await staked(player)
  const win = { ...round, transactionId: `w-${randomUUID()}`, amount: HUGE }
  await vendor.win(player, win)
  const about = { roundId: round.roundId, winTransactionId: win.transactionId }
  expect(await vendor.resettle(player, { ...about, amount: '9.00' })).toMatchObject(balance('108.00'))
  const [first] = await heldWins(player)
  expect(await runCommand('held-wins', 'approve', String(first?.id), '--reason', 'late')).toMatchObject({ code: 1 })
})

test('the cap is the declared top prize, else the vendor’s cap, else the default', async () => {
  const { db } = gateway.ports
  const outcome = async (stake: string, amount: string) => {
    const player = await playing(vendor, '1000.00')
    await vendor.win(player, { ...(await staked(player, stake)), amount })
    return (await heldWins(player)).length === 0 ? 'paid' : 'held'
  }
  const declare = (multiple: number | null) =>
    db.updateTable('game').set({ max_win_multiple: multiple }).where('vendor', '=', VENDOR).execute()
  await declare(null)
  expect([await outcome('1.00', '10000.00'), await outcome('1.00', '10000.01')]).toEqual(['paid', 'held'])
  await declare(20_000)
  expect([await outcome('1.00', '20000.00'), await outcome('1.00', '20000.01')]).toEqual(['paid', 'held'])
  await outputOf('held-wins', 'update-caps', VENDOR, 'PHP', '--max-multiple', '100', '--max-round', '5000')
  expect([await outcome('1.00', '100.00'), await outcome('1.00', '100.01')]).toEqual(['paid', 'held'])
  expect([await outcome('60.00', '5000.00'), await outcome('60.00', '5000.01')]).toEqual(['paid', 'held'])
  // A round without stake is capped at a thousandth of the absolute cap.
  const { rows } = await sql`select cap from round_cap(${VENDOR}, 0, 'free spins', null, 'PHP')`.execute(db)
  expect(rows).toEqual([{ cap: unitsOf('5.00') }])
  await outputOf(
    'held-wins',
    'update-caps',
    VENDOR,
    'PHP',
    '--max-multiple',
    'default',
    '--max-round',
    'default',
    '--max-hour',
    '50',
  )
  await db.deleteFrom('win_hour').execute()
  expect([await outcome('1.00', '30.00'), await outcome('1.00', '20.00'), await outcome('1.00', '0.01')]).toEqual([
    'paid',
    'paid',
    'held',
  ])
  await outputOf('held-wins', 'update-caps', VENDOR, 'PHP', '--max-hour', 'default')
})

test('the player sees the round under review', async () => {
  const member = await signedIn(gateway, '10.00')
  const player = { memberId: member.memberId, ...(await sessionOf(vendor, member.memberId, 0)) }
  const round = await staked(player)
  await vendor.win(player, { ...round, amount: HUGE })
  const shown = await gateway.call(getPlayRecord, { vendor: VENDOR, roundId: round.roundId }, member)
  expect(shown).toMatchObject({
    value: {
      record: { payout: '0.00', underReview: HUGE },
      movements: [{ kind: 'bet' }, { kind: 'win', amount: HUGE, state: 'held' }],
    },
  })
})

test(
  'no more than the cap is paid without approval, and nothing is lost or duplicated',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.record({ cents: fc.integer({ min: 1, max: 3_000 }), approved: fc.boolean() }), {
          minLength: 1,
          maxLength: 6,
        }),
        async (multiple, wins) => {
          await gateway.ports.db.deleteFrom('win_cap').where('vendor', '=', VENDOR).execute()
          await outputOf('held-wins', 'update-caps', VENDOR, 'PHP', '--max-multiple', String(multiple))
          const player = await playing(vendor, '10.00')
          const round = await staked(player)
          let paid = 0n
          let approved = 0n
          for (const { cents, approved: isApproved } of wins) {
            const amount = (cents / 100).toFixed(2)
            const unboundedWin = { ...round, transactionId: `w-${randomUUID()}`, amount, closeRound: false }
            await vendor.win(player, unboundedWin)
            await vendor.win(player, unboundedWin)
            const waiting = (await heldWins(player)).find(
              (candidate) => candidate.transaction_id === unboundedWin.transactionId,
            )
            if (!waiting) paid += unitsOf(amount)
            if (waiting && isApproved) {
              await outputOf('held-wins', 'approve', String(waiting.id), '--reason', 'Confirmed')
              paid += unitsOf(amount)
              approved += unitsOf(amount)
            }
            expect(paid - approved).toBeLessThanOrEqual(BigInt(multiple) * 10_000n)
          }
          const { balance: left } = await gateway.ports.db
            .selectFrom('account')
            .select('balance')
            .where('member_id', '=', player.memberId)
            .where('wallet_type', '=', 2)
            .executeTakeFirstOrThrow()
          expect(left).toBe(unitsOf('9.00') + paid)
          expect((await roundOf(player)).paid).toBe(paid)
        },
      ),
      { numRuns: 25 },
    )
  },
  LIMIT_MS,
)

test('a held jackpot stays in the pool, and is paid from it after approval', async () => {
  await gateway.ports.db.deleteFrom('win_cap').where('vendor', '=', VENDOR).execute()
  await playForJackpot(vendor)
  const pool = async () => (await jackpotPools(gateway.ports.db, ['aurora'])).get('aurora')?.units ?? 0n
  const player = await playing(vendor, '10.00')
  const round = await staked(player)
  const before = await pool()
  // The requested jackpot payout is larger than the pool.
  const win = { ...round, transactionId: `w-${randomUUID()}`, amount: HUGE, jackpotPayout: HUGE }
  expect(await vendor.win(player, win)).toMatchObject(balance('9.00'))
  expect(await pool()).toBe(before)
  const [first] = await heldWins(player)
  await outputOf('held-wins', 'approve', String(first?.id), '--reason', 'Confirmed')
  expect(await pool()).toBe(0n)
  expect((await roundOf(player)).paid).toBe(unitsOf(HUGE))
})

test('a win on the whole round, as other dialects pay it, is held as well', async () => {
  const { ports } = gateway
  const wallet = new SeamlessWallet({ ...ports, catalogue: { gameByNode: () => null }, onWin: () => undefined })
  const player = await playing(vendor, '10.00')
  const round = await staked(player)
  const head = { vendor: VENDOR, sessionId: player.sessionId }
  const win = { roundId: round.roundId, transactionId: `w-${randomUUID()}`, units: unitsOf(HUGE), currency: 'PHP' }
  const call = winCall(head, { ...win, betTransactionId: null, closeRound: true })
  expect(await wallet.play([call, closeCall(head, round.roundId)])).toMatchObject([
    { code: 'done', balance: 90_000n },
    { code: 'done', balance: 90_000n },
  ])
  expect(await heldWins(player)).toMatchObject([{ state: 'held', amount: unitsOf(HUGE) }])
  wallet.close()
})

test('ledger and team sums are consistent after these tests', async () => {
  const { db } = gateway.ports
  expect((await verifyLedger(db)).problems).toEqual([])
  expect((await verifyTeams(db)).problems).toEqual([])
})
