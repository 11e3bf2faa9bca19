import { randomUUID } from 'node:crypto'

import {
  seamlessAuthenticate,
  seamlessBalance,
  seamlessCloseRound,
  seamlessRollback,
  seamlessTransaction,
} from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { disableMember } from '../identity/public.ts'
import { makeTestMember } from '../test/make-test-member.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { verifyLedger } from '../wallet/public.ts'
import { closeRoundLeftOpen, roundsLeftOpen } from './public.ts'
import { SESSION_IDLE_MS } from './rules.ts'
import { GAME, launched, playing, sessionOf, vendorOf } from './test/vendor.ts'
import type { Session, TestVendor } from './test/vendor.ts'

let gateway: TestGateway
let vendor: TestVendor

beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
})

afterAll(() => gateway.stop())

const refusal = (code: string) => expect.objectContaining({ ok: false, code })
const effect = (balance: string) =>
  expect.objectContaining({ ok: true, value: expect.objectContaining({ balance, currency: 'PHP' }) })

async function balanceOf({ sessionId }: Session): Promise<string> {
  const answer = await vendor.call(seamlessBalance, { sessionId })
  return answer.ok ? answer.value.balance : answer.code
}

const ids = () => ({ roundId: `r-${randomUUID()}`, bet: `b-${randomUUID()}` })
const rollback = (
  { sessionId }: Session,
  betTransactionId: string,
  roundId: string,
  transactionId = `x-${randomUUID()}`,
) => vendor.call(seamlessRollback, { sessionId, transactionId, betTransactionId, roundId })

test('A: a bad signature is refused and moves nothing', async () => {
  const player = await playing(vendor, '10.00')
  const secret = 'not the secret of this vendor, but as long'
  expect(await vendor.bet(player, {}, { secret })).toEqual(refusal('seamless.signature.invalid'))
  expect(await vendor.bet(player, {}, { tamper: (body) => body.replace('1.00', '0.01') })).toEqual(
    refusal('seamless.signature.invalid'),
  )
  expect(await balanceOf(player)).toBe('10.00')
})

test('B: balance alone', async () => {
  const player = await playing(vendor, '12.34')
  expect(await vendor.call(seamlessBalance, { sessionId: player.sessionId })).toEqual({
    ok: true,
    value: { balance: '12.34', currency: 'PHP' },
  })
})

test('C: one bet takes its stake', async () => {
  const player = await playing(vendor, '10.00')
  expect(await vendor.bet(player, { amount: '2.50' })).toEqual(effect('7.50'))
})

test('D: a bet and its win at the same moment come to the same, whichever is heard first', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  const win = { roundId, betTransactionId: bet, amount: '5.00', transactionId: `w-${randomUUID()}` }
  const [betAnswer, early] = await Promise.all([
    vendor.bet(player, { roundId, transactionId: bet }),
    vendor.win(player, win),
  ])
  expect(betAnswer.ok).toBe(true)
  expect(['done', 'seamless.bet.not.found']).toContain(early.ok ? 'done' : early.code)
  expect(await vendor.win(player, win)).toEqual(effect('14.00'))
})

test('E: without the money nothing is applied, and the answer says what there is', async () => {
  const player = await playing(vendor, '3.00')
  const { roundId, bet } = ids()
  const refused = await vendor.bet(player, { roundId, transactionId: bet, amount: '3.01' })
  expect(refused).toEqual({
    ok: false,
    status: 400,
    code: 'account.balance.not.enough',
    details: { balance: '3.00', currency: 'PHP' },
  })
  const asked = { sessionId: player.sessionId, transactionId: bet }
  expect(await vendor.call(seamlessTransaction, asked)).toEqual({
    ok: true,
    value: { state: 'unknown', reference: null },
  })
  expect(await balanceOf(player)).toBe('3.00')
})

test('F: a bet and then its win', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  expect(await vendor.bet(player, { roundId, transactionId: bet, amount: '4.00' })).toEqual(effect('6.00'))
  expect(await vendor.win(player, { roundId, betTransactionId: bet, amount: '9.00' })).toEqual(effect('15.00'))
})

test('G: a rollback gives the stake back, and the bet is void', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  await vendor.bet(player, { roundId, transactionId: bet, amount: '4.00' })
  expect(await rollback(player, bet, roundId)).toEqual(effect('10.00'))
  const asked = { sessionId: player.sessionId, transactionId: bet }
  expect(await vendor.call(seamlessTransaction, asked)).toMatchObject({ ok: true, value: { state: 'voided' } })
  expect(await vendor.win(player, { roundId, betTransactionId: bet })).toEqual(refusal('seamless.bet.rolled_back'))
  expect(await rollback(player, bet, roundId)).toEqual(effect('10.00'))
  expect(await balanceOf(player)).toBe('10.00')
})

test('H: a repetition, later or at the same moment, has the same reference and moves nothing', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  const same = { roundId, transactionId: bet, amount: '4.00' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => vendor.bet(player, same)))
  answers.push(await vendor.bet(player, { ...same, amount: '4.0' }))
  expect(new Set(answers.map((answer) => (answer.ok ? answer.value.reference : answer.code))).size).toBe(1)
  const win = { roundId, betTransactionId: bet, transactionId: `w-${randomUUID()}`, amount: '1.00' }
  const [one, other] = [await vendor.win(player, win), await vendor.win(player, win)]
  expect(one).toEqual(other)
  expect(await balanceOf(player)).toBe('7.00')
})

test('I: a rollback before its bet leaves both without effect', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  expect(await rollback(player, bet, roundId)).toEqual(effect('10.00'))
  expect(await vendor.bet(player, { roundId, transactionId: bet })).toEqual(refusal('seamless.transaction.rolled_back'))
  expect(await balanceOf(player)).toBe('10.00')
})

test('J: two rollbacks before bet and win leave all of them without effect', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  expect(await rollback(player, bet, roundId)).toEqual(effect('10.00'))
  expect(await rollback(player, bet, roundId)).toEqual(effect('10.00'))
  expect(await vendor.bet(player, { roundId, transactionId: bet })).toEqual(refusal('seamless.transaction.rolled_back'))
  expect(await vendor.win(player, { roundId, betTransactionId: bet })).toEqual(refusal('seamless.bet.rolled_back'))
  expect(await balanceOf(player)).toBe('10.00')
})

test('K: a win after the session has expired is paid, a bet is refused, and its repetition answers as before', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  const placed = await vendor.bet(player, { roundId, transactionId: bet })
  gateway.ports.clock.offsetMs += SESSION_IDLE_MS + 1
  expect(await vendor.bet(player)).toEqual(refusal('seamless.session.expired'))
  expect(await vendor.bet(player, { roundId, transactionId: bet })).toEqual(placed)
  expect(await vendor.win(player, { roundId, betTransactionId: bet, amount: '5.00' })).toEqual(effect('14.00'))
  gateway.ports.clock.offsetMs = 0
})

test('L: a disabled player is paid his win, and stakes nothing more', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  await vendor.bet(player, { roundId, transactionId: bet })
  await disableMember(gateway.ports.db, player.memberId)
  expect(await vendor.bet(player)).toEqual(refusal('account.disabled'))
  expect(await vendor.win(player, { roundId, betTransactionId: bet, amount: '5.00' })).toEqual(effect('14.00'))
})

test('M: of two bets at the same moment with money for one, one is taken', async () => {
  const player = await playing(vendor, '10.00')
  const answers = await Promise.all(Array.from({ length: 6 }, () => vendor.bet(player, { amount: '10.00' })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok && answer.code === 'account.balance.not.enough')).toHaveLength(5)
  expect(await balanceOf(player)).toBe('0.00')
})

test('N: the same id with other content is a conflict', async () => {
  const player = await playing(vendor, '10.00')
  const other = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  await vendor.bet(player, { roundId, transactionId: bet, amount: '1.00' })
  const conflict = refusal('seamless.transaction.conflict')
  expect(await vendor.bet(player, { roundId, transactionId: bet, amount: '1.01' })).toEqual(conflict)
  expect(await vendor.bet(player, { transactionId: bet, amount: '1.00' })).toEqual(conflict)
  expect(await vendor.bet(other, { roundId, transactionId: bet, amount: '1.00' })).toEqual(conflict)
  expect(await vendor.win(player, { roundId, betTransactionId: bet, transactionId: bet })).toEqual(conflict)
  expect(await rollback(player, bet, roundId, bet)).toEqual(conflict)
  expect(await balanceOf(player)).toBe('9.00')
  expect(await balanceOf(other)).toBe('10.00')
})

test('P: a round left open is listed, goes on, and can be closed by hand', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  await vendor.bet(player, { roundId, transactionId: bet })
  const { db, clock } = gateway.ports
  const openedBefore = new Date(clock.now().getTime() + 1)
  const left = (await roundsLeftOpen(db, { openedBefore, limit: 1000 })).filter((round) => round.roundId === roundId)
  expect(left).toMatchObject([{ vendor: 'ANS', memberId: player.memberId, staked: 10_000n, paid: 0n }])

  expect(await vendor.bet(player, { roundId })).toEqual(effect('8.00'))
  expect(await closeRoundLeftOpen({ db, clock }, left[0]!)).toBe(true)
  expect(await closeRoundLeftOpen({ db, clock }, left[0]!)).toBe(false)
  expect(await vendor.win(player, { roundId, betTransactionId: bet })).toEqual(refusal('seamless.round.closed'))
})

test('Q: what is paid is never taken back: a bet that was won cannot be rolled back', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  await vendor.bet(player, { roundId, transactionId: bet, amount: '10.00' })
  await vendor.win(player, { roundId, betTransactionId: bet, amount: '6.00', closeRound: false })
  await vendor.bet(player, { amount: '6.00' })
  expect(await rollback(player, bet, roundId)).toEqual(refusal('seamless.bet.settled'))
  expect(await balanceOf(player)).toBe('0.00')
})

test('R: another currency than the session has is refused', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  expect(await vendor.bet(player, { currency: 'THB' })).toEqual(refusal('seamless.currency.mismatch'))
  await vendor.bet(player, { roundId, transactionId: bet })
  const win = { roundId, betTransactionId: bet, currency: 'THB' }
  expect(await vendor.win(player, win)).toEqual(refusal('seamless.currency.mismatch'))
})

test('S: a bet after its round was closed is refused, and so is a win', async () => {
  const player = await playing(vendor, '10.00')
  const { roundId, bet } = ids()
  await vendor.bet(player, { roundId, transactionId: bet })
  const { sessionId } = player
  expect(await vendor.call(seamlessCloseRound, { sessionId, roundId })).toEqual(effect('9.00'))
  expect(await vendor.call(seamlessCloseRound, { sessionId, roundId })).toEqual(effect('9.00'))
  expect(await vendor.bet(player, { roundId })).toEqual(refusal('seamless.round.closed'))
  expect(await vendor.win(player, { roundId, betTransactionId: bet })).toEqual(refusal('seamless.round.closed'))
  expect(await rollback(player, bet, roundId)).toEqual(refusal('seamless.bet.settled'))
  expect(await vendor.call(seamlessCloseRound, { sessionId, roundId: 'r-nobody' })).toEqual(
    refusal('seamless.round.not.found'),
  )
})

test('a launch token works once, within its minute, for its vendor and its game', async () => {
  const memberId = await makeTestMember(gateway, '1.00')
  const { token } = await launched(gateway, memberId, 0)
  const invalid = refusal('seamless.token.invalid')
  expect(await vendor.call(seamlessAuthenticate, { token, gameId: 'another-game' })).toEqual(invalid)
  const first = await vendor.call(seamlessAuthenticate, { token, gameId: GAME })
  expect(first).toMatchObject({
    ok: true,
    value: { balance: '1.00', currency: 'PHP', playMode: 'real', playerId: String(memberId) },
  })
  expect(await vendor.call(seamlessAuthenticate, { token, gameId: GAME })).toEqual(invalid)

  const late = await launched(gateway, memberId, 0)
  gateway.ports.clock.offsetMs += 60_001
  expect(await vendor.call(seamlessAuthenticate, { token: late.token, gameId: GAME })).toEqual(invalid)
  gateway.ports.clock.offsetMs = 0
  expect(await vendor.bet({ ...late, memberId })).toEqual(refusal('seamless.session.unknown'))
})

test('several sessions of one member see one balance', async () => {
  const player = await playing(vendor, '10.00')
  const second = { ...player, ...(await sessionOf(vendor, player.memberId, 0)) }
  const answers = await Promise.all([vendor.bet(player, { amount: '6.00' }), vendor.bet(second, { amount: '6.00' })])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await balanceOf(second)).toBe('4.00')
})

test('a changed balance is told to the other parts, and one that stayed is not', async () => {
  const told: string[] = []
  const player = await playing(vendor, '10.00')
  const end = gateway.ports.bus.listen('balance', (payload) => told.push(...JSON.parse(payload)))
  await vendor.bet(player, { amount: '99.00' })
  await vendor.bet(player)
  // News of an earlier test may still be on its way.
  await expect.poll(() => told.filter((id) => id === String(player.memberId))).toHaveLength(1)
  end()
})

test('the ledger is sound after all of this', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
