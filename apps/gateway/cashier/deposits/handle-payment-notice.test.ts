import { toWire } from '@ante/contract/kit/wire-names.ts'
import { liveEvents } from '@ante/contract/live/events.ts'
import { randomUUID } from 'node:crypto'

import { paymentHeader } from '@ante/contract/cashier/payment-provider.ts'
import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import type { PaymentNotice } from '@ante/contract/cashier/payment-provider.ts'
import { paymentKeyOf } from '@ante/demo/payment-keys.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { LiveReader } from '../../live/test/live-reader.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import { staffStream } from '../../staff/test/staff-stream.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { auroraKey, begin, deposited, allowManyOpen, creditOf, notify, withPayments } from '../test/payer.ts'

let gateway: TestGateway
let sandbox: TestSandbox
let member: SignedInMember
beforeAll(async () => {
  gateway = await startGateway()
  sandbox = await withPayments(gateway)
  await allowManyOpen(gateway)
  member = await signedIn(gateway)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

interface Waiting {
  deposit: Deposit
  notification(changes?: Partial<PaymentNotice>): PaymentNotice
}

async function waiting(): Promise<Waiting> {
  const deposit = await begin(gateway, member, { channelId: 'pouch', amount: '100' })
  const paymentId = randomUUID()
  const received = {
    reference: deposit.transactionId,
    paymentId,
    state: 'paid',
    amount: '100',
    currency: 'PHP',
    confirmations: 0,
  } as const
  return { deposit, notification: (changes) => ({ noticeId: randomUUID(), ...received, ...changes }) }
}

const stateOf = async ({ deposit }: Waiting) => (await deposited(gateway, member, deposit.transactionId)).state
const balanceOf = ({ deposit }: Waiting) => creditOf(gateway, deposit)
const sendNotice = (notice: Partial<PaymentNotice>, headers?: Record<string, string>) =>
  notify(gateway, auroraKey(gateway), notice, headers)

test('a repeated notification, also two simultaneous ones, credits once', async () => {
  const deposit = await waiting()
  const notice = deposit.notification()
  expect(await Promise.all([sendNotice(notice), sendNotice(notice), sendNotice(deposit.notification())])).toEqual([
    'ok',
    'ok',
    'ok',
  ])
  expect(await sendNotice(notice)).toBe('ok')
  expect([await stateOf(deposit), await balanceOf(deposit)]).toEqual(['SUCCESS', '100.00'])
})

test('a provider’s report moves the deposit in the lists of open consoles at once', async () => {
  const finance = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
  const { events } = await staffStream(gateway, finance, 'aurora')
  await expect.poll(() => events.some(([name]) => name === 'inbox')).toBe(true)
  const moves = ({ deposit: { transactionId: id } }: Waiting) =>
    events.flatMap(([name, data]) => {
      const row = data as { list: string; id: string; what: string }
      return name === 'row' && row.id === id ? [`${row.what} ${row.list}`] : []
    })
  const moved = async (one: Waiting, changes: Partial<PaymentNotice>) => {
    events.length = 0
    expect(await sendNotice(one.notification(changes))).toBe('ok')
    await expect.poll(() => moves(one)).toHaveLength(2)
    return moves(one)
  }
  const created = async () => {
    const one = await waiting()
    await expect.poll(() => moves(one)).toEqual(['added deposits.waiting'])
    return one
  }
  const failed = await created()
  expect(await moved(failed, { state: 'pending' })).toEqual(['changed deposits.waiting', 'added deposits.claims'])
  expect(await moved(failed, { state: 'failed' })).toEqual(['changed deposits.claims', 'added deposits.failed'])
  const paid = await created()
  expect(await moved(paid, {})).toEqual(['changed deposits.waiting', 'added deposits.credited'])
})

test.each([
  [
    'an unknown secret',
    () => ({ ...auroraKey(gateway), secret: 'a-secret-of-nobody-at-all' }),
    {},
    'payment.signature.invalid',
  ],
  ['no key', () => auroraKey(gateway), { [paymentHeader.key]: '' }, 'payment.signature.invalid'],
  [
    'an old time',
    () => auroraKey(gateway),
    { [paymentHeader.timestamp]: '1700000000000' },
    'payment.signature.invalid',
  ],
  ['another nonce', () => auroraKey(gateway), { [paymentHeader.nonce]: randomUUID() }, 'payment.signature.invalid'],
  [
    'another merchant’s key',
    () => paymentKeyOf(gateway.ports.config.vendorsSecret, 'lotus', 'PIER'),
    {},
    'payment.not.found',
  ],
])('a notification with %s changes nothing', async (_, key, headers, code) => {
  const deposit = await waiting()
  expect(await notify(gateway, key(), deposit.notification(), headers as Record<string, string>)).toBe(code)
  expect([await stateOf(deposit), await balanceOf(deposit)]).toEqual(['WAITING_PAYMENT', '0.00'])
})

test.each([
  [{ currency: 'USD' }, 'payment.currency.mismatch'],
  [{ amount: '0' }, 'payment.amount.invalid'],
  [{ amount: '-100' }, 'payment.amount.invalid'],
  [{ amount: '100.001' }, 'payment.amount.invalid'],
  [{ amount: null }, 'payment.amount.invalid'],
  [{ amount: '1e3' }, 'request.invalid'],
  [{ reference: 'DNOBODYKNOWS' }, 'payment.not.found'],
] as const)('a notification of %j is refused', async (changes, code) => {
  const deposit = await waiting()
  expect(await sendNotice(deposit.notification(changes))).toBe(code)
  expect([await stateOf(deposit), await balanceOf(deposit)]).toEqual(['WAITING_PAYMENT', '0.00'])
})

test('other content under the same notification id is refused', async () => {
  const deposit = await waiting()
  const notice = deposit.notification({ state: 'pending', amount: null })
  expect(await sendNotice(notice)).toBe('ok')
  expect(await sendNotice({ ...notice, state: 'paid', amount: '100' })).toBe('payment.notice.conflict')
  expect([await stateOf(deposit), await balanceOf(deposit)]).toEqual(['PROCESSING', '0.00'])
})

test('reports in any order have the same result: outdated ones change nothing', async () => {
  const deposit = await waiting()
  for (const news of [
    { state: 'failed', amount: null },
    {},
    { state: 'pending', amount: null },
    { state: 'waiting', amount: null },
  ] as const) {
    expect(await sendNotice(deposit.notification(news))).toBe('ok')
  }
  expect([await stateOf(deposit), await balanceOf(deposit)]).toEqual(['SUCCESS', '100.00'])
})

test('the provider’s reason for a refusal is stored as a code for operators and not shown to the member', async () => {
  const deposit = await waiting()
  await sendNotice(deposit.notification({ state: 'failed', amount: null }))
  const { state, steps } = await deposited(gateway, member, deposit.deposit.transactionId)
  expect(state).toBe('FAILED')
  expect(steps.map(({ reason }) => reason)).toEqual(['', '', ''])
})

test('a report that contradicts a credited deposit is refused and logged', async () => {
  const deposit = await waiting()
  await sendNotice(deposit.notification())
  expect(await sendNotice(deposit.notification({ state: 'failed', amount: null }))).toBe('ILLEGAL_STATE')
  expect(await sendNotice(deposit.notification({ paymentId: randomUUID() }))).toBe('ILLEGAL_STATE')
  expect(await balanceOf(deposit)).toBe('100.00')
  const steps = await gateway.ports.db
    .selectFrom('deposit_step')
    .innerJoin('deposit', 'deposit.id', 'deposit_step.deposit_id')
    .select('to_state')
    .where('transaction_id', '=', deposit.deposit.transactionId)
    .where('refused', '=', true)
    .orderBy('deposit_step.id')
    .execute()
  expect(steps.map(({ to_state: to }) => to)).toEqual(['FAILED', 'SUCCESS'])
})

test('a payment credited for one deposit is credited for no other', async () => {
  const [first, second] = [await waiting(), await waiting()]
  const paymentId = randomUUID()
  expect(await sendNotice(first.notification({ paymentId }))).toBe('ok')
  expect(await sendNotice(second.notification({ paymentId }))).toBe('ILLEGAL_STATE')
  expect([await stateOf(second), await balanceOf(second)]).toEqual(['WAITING_PAYMENT', '0.00'])
})

test('the database refuses other transitions and changes of credited amounts', async () => {
  const deposit = await waiting()
  await sendNotice(deposit.notification())
  const change = (values: object) =>
    gateway.ports.db
      .updateTable('deposit')
      .set(values)
      .where('transaction_id', '=', deposit.deposit.transactionId)
      .execute()
  await expect(change({ state: 'FAILED' })).rejects.toThrow('ILLEGAL_STATE')
  await expect(change({ credited: 1n })).rejects.toThrow('immutable')
  await expect(gateway.ports.db.deleteFrom('deposit_step').execute()).rejects.toThrow('immutable')
})

test('the member’s open page receives the progress of the deposit', async () => {
  const deposit = await waiting()
  const reader = new LiveReader(gateway, { token: member.token })
  await reader.opened
  await sendNotice(deposit.notification())
  const credited = { state: 'SUCCESS', amount: '100.00' }
  await expect
    .poll(() => reader.dataOf('deposit'))
    .toContainEqual(toWire(liveEvents.deposit, { transactionId: deposit.deposit.transactionId, ...credited }))
  reader.disconnect()
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
