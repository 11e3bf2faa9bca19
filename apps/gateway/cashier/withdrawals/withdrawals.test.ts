import { randomUUID } from 'node:crypto'

import { listWithdrawals, withdrawalRecordsFile } from '@ante/contract/cashier/withdrawal-records.ts'
import { cancelWithdrawal, getWithdrawal, quoteWithdrawal, withdraw } from '@ante/contract/cashier/withdrawal.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { mainAccountOf, merchantAccount, postTransfer, verifyLedger } from '../../wallet/public.ts'
import { approveWithdrawal, rejectWithdrawal } from '../public.ts'
import { FREE, PAID_AT_ONCE, payoutFixtures } from '../test/payout-fixtures.ts'
import {
  requestWithdrawalOf,
  newWithdrawer,
  PAYMENT_PASSWORD_OF_TESTS,
  waitForWithdrawal,
  withdrawer,
} from '../test/withdrawer.ts'

const fixtures = payoutFixtures()

const statesOf = ({ steps }: { steps: { state: string }[] }) => steps.map(({ state }) => state)

test('X1: a requested amount is frozen, approved by a person, and paid out', async () => {
  await fixtures.choose(FREE)
  const member = await withdrawer(fixtures.gateway, '800.00')
  const transactionId = await fixtures.requested(member, '300.00')
  expect(await fixtures.moneyOf(member)).toEqual(['500.00', '300.00'])
  const reviewed = await waitForWithdrawal(fixtures.gateway, member, transactionId, 'REVIEW')
  expect(reviewed).toMatchObject({ mayCancel: true, amount: '300.00', fee: '0.00', netAmount: '300.00', endedAt: null })
  expect(reviewed.cardNumber).toBe('****7777')
  const balance = await fixtures.gateway.call(getBalance, {}, member)
  expect(balance).toMatchObject({
    ok: true,
    value: {
      sumBalance: '500.00',
      balance: expect.arrayContaining([{ walletId: 2, accountName: 'MAIN', availBalance: '500.00', frozen: '300.00' }]),
    },
  })

  await approveWithdrawal(fixtures.gateway.ports.db, transactionId, { now: new Date(), actor: 'ana' })
  const paid = await waitForWithdrawal(fixtures.gateway, member, transactionId, 'SUCCESS')
  expect(statesOf(paid)).toEqual(['SUBMITTED', 'REVIEW', 'APPROVED', 'PAYING', 'SUCCESS'])
  expect(paid).toMatchObject({
    refId: expect.any(String),
    endedAt: expect.any(String),
    expectedAt: null,
    mayCancel: false,
  })
  expect(await fixtures.moneyOf(member)).toEqual(['500.00', '0.00'])
  expect(await fixtures.entriesOf(transactionId)).toEqual([
    [6201, '300.00'],
    [6204, '300.00'],
  ])
})

test('repeated illegal requests are logged a limited number of times', async () => {
  await fixtures.choose(FREE)
  const member = await withdrawer(fixtures.gateway, '800.00')
  const transactionId = await fixtures.requested(member, '300.00')
  await waitForWithdrawal(fixtures.gateway, member, transactionId, 'REVIEW')
  await approveWithdrawal(fixtures.gateway.ports.db, transactionId, { now: new Date(), actor: 'ana' })
  await waitForWithdrawal(fixtures.gateway, member, transactionId, 'SUCCESS')
  const cancelled = () => fixtures.gateway.call(cancelWithdrawal, { transactionId }, member)
  for (let count = 0; count < 25; count++) expect(await cancelled()).toMatchObject({ code: 'ILLEGAL_STATE' })
  const { db } = fixtures.gateway.ports
  const stored = db
    .selectFrom('withdrawal_step')
    .select('id')
    .where('withdrawal_id', '=', transactionId)
    .where('refused', '=', true)
  expect(await stored.execute()).toHaveLength(20)
})

test('a quote names the arrival time and whether there is a review; with review the time counts from the approval', async () => {
  await fixtures.choose({ ...FREE, approvedUpTo: unitsOf('200.00'), arrivalMinutes: 30 })
  const member = await withdrawer(fixtures.gateway, '800.00')
  const quoted = async (amount: string) => fixtures.gateway.call(quoteWithdrawal, { amount }, member)
  expect(await quoted('200')).toMatchObject({ value: { arrivalMinutes: 30, isReviewed: false } })
  expect(await quoted('200.01')).toMatchObject({ value: { arrivalMinutes: 30, isReviewed: true } })
  expect(await fixtures.withdrawalEligibility(member)).toMatchObject({ someAreReviewed: true })

  const transactionId = await fixtures.requested(member, '300.00')
  expect(await waitForWithdrawal(fixtures.gateway, member, transactionId, 'REVIEW')).toMatchObject({
    expectedAt: null,
  })
  const anHourLater = new Date(Date.now() + 60 * 60_000)
  await approveWithdrawal(fixtures.gateway.ports.db, transactionId, { now: anHourLater, actor: 'ana' })
  const { expected_at: expected } = await fixtures.gateway.ports.db
    .selectFrom('withdrawal')
    .select('expected_at')
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow()
  expect(expected).toEqual(new Date(anHourLater.getTime() + 30 * 60_000))

  await fixtures.choose({ approvedUpTo: unitsOf('50000.00') })
  expect(await fixtures.withdrawalEligibility(member)).toMatchObject({ someAreReviewed: false })
})

test('X2: a rejected amount is returned with the reason, and does not count towards the daily number', async () => {
  await fixtures.choose(FREE)
  const member = await withdrawer(fixtures.gateway, '800.00')
  const transactionId = await fixtures.requested(member, '300.00')
  await waitForWithdrawal(fixtures.gateway, member, transactionId, 'REVIEW')
  expect((await fixtures.withdrawalEligibility(member)).remainingTransactionTimes).toBe(2)
  await rejectWithdrawal(fixtures.gateway.ports.db, transactionId, {
    now: new Date(),
    actor: 'ana',
    reason: 'Send us a picture of your card.',
  })
  const { steps, endedAt } = await waitForWithdrawal(fixtures.gateway, member, transactionId, 'REJECTED')
  expect(steps.at(-1)?.reason).toBe('Send us a picture of your card.')
  expect(endedAt).not.toBeNull()
  expect(await fixtures.moneyOf(member)).toEqual(['800.00', '0.00'])
  expect((await fixtures.withdrawalEligibility(member)).remainingTransactionTimes).toBe(3)
})

test('X3: the fourth withdrawal of a day is refused, and does not count towards the daily number', async () => {
  await fixtures.choose(FREE)
  const member = await withdrawer(fixtures.gateway, '800.00')
  for (const _ of [1, 2, 3]) await fixtures.requested(member, '100.00')
  for (const _ of [1, 2]) {
    expect(await requestWithdrawalOf(fixtures.gateway, member, '100.00')).toMatchObject({
      code: 'withdrawal.times.over',
      details: { limit: 3, until: expect.any(String) },
    })
  }
  expect(await fixtures.withdrawalEligibility(member)).toMatchObject({
    remainingTransactionTimes: 0,
    available: '500.00',
    frozen: '300.00',
  })
})

test('a withdrawal can be cancelled once before its approval, and not after', async () => {
  await fixtures.choose(FREE)
  const member = await withdrawer(fixtures.gateway, '800.00')
  const transactionId = await fixtures.requested(member, '300.00')
  expect(await fixtures.gateway.call(cancelWithdrawal, { transactionId }, member)).toMatchObject({
    ok: true,
    value: { state: 'CANCELLED' },
  })
  expect(await fixtures.gateway.call(cancelWithdrawal, { transactionId }, member)).toMatchObject({ ok: true })
  expect(await fixtures.moneyOf(member)).toEqual(['800.00', '0.00'])

  const other = await fixtures.requested(member, '300.00')
  await waitForWithdrawal(fixtures.gateway, member, other, 'REVIEW')
  await fixtures.choose({ mayCancel: false })
  expect(await fixtures.gateway.call(cancelWithdrawal, { transactionId: other }, member)).toMatchObject({
    code: 'withdrawal.cancel.not.allowed',
  })
  await fixtures.choose({ mayCancel: true })
  await approveWithdrawal(fixtures.gateway.ports.db, other, { now: new Date(), actor: 'ana' })
  expect(await fixtures.gateway.call(cancelWithdrawal, { transactionId: other }, member)).toMatchObject({
    code: 'ILLEGAL_STATE',
  })
  const refused = await fixtures.gateway.ports.db
    .selectFrom('withdrawal_step')
    .select(['to_state', 'actor'])
    .where('withdrawal_id', '=', other)
    .where('refused', '=', true)
    .execute()
  expect(refused).toEqual([{ to_state: 'CANCELLED', actor: 'member' }])
  const stranger = await newWithdrawer(fixtures.gateway, '0.00')
  for (const call of [getWithdrawal, cancelWithdrawal]) {
    expect(await fixtures.gateway.call(call, { transactionId: other }, stranger)).toMatchObject({
      code: 'withdrawal.not.found',
    })
  }
})

test('an automatically approved withdrawal is paid without a person, at the fee shown before', async () => {
  await fixtures.choose({ ...PAID_AT_ONCE, feeFixed: unitsOf('10.00'), feeHundredths: 100, freeTimes: 0 })
  const member = await withdrawer(fixtures.gateway, '1000.00')
  expect(await fixtures.gateway.call(quoteWithdrawal, { amount: '500' }, member)).toMatchObject({
    value: { amount: '500.00', fee: '15.00', netAmount: '485.00' },
  })
  const withdrawal = { amount: '500', bankCardId: member.bankCardId, paymentPassword: PAYMENT_PASSWORD_OF_TESTS }
  expect(await fixtures.gateway.call(withdraw, { ...withdrawal, fee: '10.00' }, member)).toMatchObject({
    code: 'withdrawal.fee.changed',
    details: { fee: '15.00' },
  })
  const answer = await fixtures.gateway.call(withdraw, { ...withdrawal, fee: '15.00' }, member)
  if (!answer.ok) throw new Error(answer.code)
  const paid = await waitForWithdrawal(fixtures.gateway, member, answer.value.transactionId, 'SUCCESS')
  expect(paid).toMatchObject({ fee: '15.00', netAmount: '485.00' })
  expect(await fixtures.moneyOf(member)).toEqual(['500.00', '0.00'])
  expect(await fixtures.entriesOf(paid.transactionId)).toEqual([
    [6201, '485.00'],
    [6203, '15.00'],
    [6204, '485.00'],
    [6205, '15.00'],
  ])
})

test('a repeated call returns the same withdrawal; its key is refused for another', async () => {
  await fixtures.choose(FREE)
  const member = await withdrawer(fixtures.gateway, '800.00')
  const key = randomUUID()
  const answers = await Promise.all(
    [1, 2, 3].map(() => requestWithdrawalOf(fixtures.gateway, member, '300.00', { key })),
  )
  const ids = answers.map((answer) => (answer.ok ? answer.value.transactionId : answer.code))
  expect(new Set(ids).size).toBe(1)
  expect(await fixtures.moneyOf(member)).toEqual(['500.00', '300.00'])
  expect(await requestWithdrawalOf(fixtures.gateway, member, '301.00', { key })).toMatchObject({
    code: 'idempotency_key.conflict',
  })
})

test('of two simultaneous requests for the whole balance one is accepted', async () => {
  await fixtures.choose(FREE)
  const member = await withdrawer(fixtures.gateway, '800.00')
  const answers = await Promise.all([1, 2].map(() => requestWithdrawalOf(fixtures.gateway, member, '800.00')))
  expect(answers.map((answer) => (answer.ok ? 'taken' : answer.code)).sort()).toEqual([
    'account.balance.not.enough',
    'taken',
  ])
  expect(await fixtures.moneyOf(member)).toEqual(['0.00', '800.00'])
})

test('simultaneous withdrawals and bets never exceed the balance, and late requests are refused', async () => {
  await fixtures.choose({ ...FREE, timesADay: 10 })
  const { db } = fixtures.gateway.ports
  const member = await withdrawer(fixtures.gateway, '800.00')
  const main = await mainAccountOf(db, member.memberId)
  const house = await merchantAccount(db, { merchantCode: 'lotus', currency: 'THB', kind: 'house' })
  const bet = { code: 3200, debit: main, credit: house, amount: unitsOf('300.00'), reference: 'test' } as const
  const bets = [1, 2].map(() => postTransfer(db, { ...bet, key: `test:${randomUUID()}`, at: new Date() }))
  const taken = [1, 2].map(async () => (await requestWithdrawalOf(fixtures.gateway, member, '300.00')).ok)
  const [betsDone, withdrawn] = [await Promise.allSettled(bets), await Promise.all(taken)]
  const happened = betsDone.filter(({ status }) => status === 'fulfilled').length + withdrawn.filter(Boolean).length
  expect(happened).toBe(2)
  expect((await fixtures.moneyOf(member))[0]).toBe('200.00')
})

test('a fourth request within a minute has to wait, regardless of the daily number', async () => {
  await fixtures.choose({ ...FREE, timesADay: 10 })
  const member = await withdrawer(fixtures.gateway, '800.00')
  for (const _ of [1, 2, 3]) await fixtures.requested(member, '100.00')
  expect(await requestWithdrawalOf(fixtures.gateway, member, '100.00')).toMatchObject({ code: 'request.too_many' })
  fixtures.gateway.ports.clock.offsetMs = 61_000
  expect(await requestWithdrawalOf(fixtures.gateway, member, '100.00')).toMatchObject({ ok: true })
})

test('the report lists withdrawals by day and result, with totals, also as a file', async () => {
  await fixtures.choose({ ...PAID_AT_ONCE, feeFixed: unitsOf('5.00'), approvedUpTo: unitsOf('150.00') })
  const member = await withdrawer(fixtures.gateway, '800.00')
  const paid = await fixtures.requested(member, '150.00')
  await waitForWithdrawal(fixtures.gateway, member, paid, 'SUCCESS')
  const cancelled = await fixtures.requested(member, '200.00')
  await fixtures.gateway.call(cancelWithdrawal, { transactionId: cancelled }, member)
  const open = await fixtures.requested(member, '250.00')
  const listed = async (group?: 'open' | 'success' | 'unsuccessful') => {
    const answer = await fixtures.gateway.call(listWithdrawals, { range: 'today', ...(group && { group }) }, member)
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }
  const all = await listed()
  expect(all.records.map(({ transactionId }) => transactionId)).toEqual([open, cancelled, paid])
  expect(all.totals).toEqual({ withdrawals: 3, amount: '600.00', paid: '145.00', fee: '5.00' })
  expect((await listed('success')).records.map(({ transactionId }) => transactionId)).toEqual([paid])
  expect((await listed('unsuccessful')).records.map(({ transactionId }) => transactionId)).toEqual([cancelled])
  expect((await listed('open')).totals).toEqual({ withdrawals: 1, amount: '250.00', paid: '0.00', fee: '0.00' })
  const path = `${withdrawalRecordsFile.path}?range=today`
  const file = await fixtures.gateway.fetch(path, { headers: { [header.authorization]: member.token } }, member.host)
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[3]).toContain(`${paid},SUCCESS,150.00,5.00,145.00,THB,Riverside Bank,****7777`)
})

test('the database refuses other transitions and deletions', async () => {
  await fixtures.choose(FREE)
  const { db } = fixtures.gateway.ports
  const member = await withdrawer(fixtures.gateway, '800.00')
  const id = await fixtures.requested(member, '300.00')
  await waitForWithdrawal(fixtures.gateway, member, id, 'REVIEW')
  const change = (set: object) => db.updateTable('withdrawal').set(set).where('id', '=', id).execute()
  await expect(change({ state: 'SUCCESS', ended_at: new Date() })).rejects.toThrow('ILLEGAL_STATE')
  await expect(change({ amount: unitsOf('3000.00') })).rejects.toThrow('immutable')
  await expect(db.deleteFrom('withdrawal').where('id', '=', id).execute()).rejects.toThrow('immutable')
  await expect(db.deleteFrom('withdrawal_step').where('withdrawal_id', '=', id).execute()).rejects.toThrow('immutable')
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
