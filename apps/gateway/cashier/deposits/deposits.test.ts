import { cancelDeposit, getDepositSettings, confirmDepositPaid } from '@ante/contract/cashier/deposit.ts'
import { getPaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { getTurnoverInfo } from '@ante/contract/wallet/turnover.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { waitForState, begin, deposited, allowManyOpen, creditOf, payAt, withPayments } from '../test/payer.ts'

let gateway: TestGateway
let sandbox: TestSandbox
/** Shared by tests that need no separate member. */
let payer: SignedInMember
beforeAll(async () => {
  gateway = await startGateway()
  sandbox = await withPayments(gateway)
  await allowManyOpen(gateway)
  payer = await signedIn(gateway)
  await gateway.ports.db
    .updateTable('payment_channel')
    .set({ rate: unitsOf('25.2') })
    .where('kind', '=', 'CRYPTO')
    .execute()
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

test.each([
  ['pouch', '1000', 'redirect', '1000.00', '0.00'],
  ['scan', '250.5', 'qr', '250.50', '0.00'],
  ['checkout', '500', 'redirect', '500.00', '0.00'],
  ['usdt', '50', 'chain', '1260.00', '0.00'],
] as const)(
  'on channel %s a payment of %s is credited on arrival',
  async (channelId, amount, how, ...[credited, returned]) => {
    const deposit = await begin(gateway, payer, { channelId, amount })
    expect(deposit).toMatchObject({
      state: 'WAITING_PAYMENT',
      toPay: { how },
      mayConfirmPaid: true,
      mayCancel: true,
      amount: null,
    })

    await payAt(sandbox.url, deposit)

    await waitForState(gateway, deposit, 'SUCCESS')
    const done = await deposited(gateway, payer, deposit.transactionId)
    expect(done).toMatchObject({ amount: credited, reimbursementAmount: returned, toPay: null, expiresAt: null })
    expect(done.steps.map(({ state }) => state)).toEqual([
      'CREATED',
      'WAITING_PAYMENT',
      'SUBMITTED',
      'PROCESSING',
      'SUCCESS',
    ])
    expect(await creditOf(gateway, deposit)).toBe(credited)
  },
)

test('a manual transfer is identified by its cents, and its fee of 1 % is reimbursed', async () => {
  const deposit = await begin(gateway, payer, { channelId: 'bank', amount: '1000' })
  expect(deposit.toPay).toMatchObject({ how: 'bank', bankName: 'Harbour Bank', reference: deposit.transactionId })
  expect(deposit.toPay?.amount).toMatch(/^1000\.(?!00)\d\d$/)

  await payAt(sandbox.url, deposit)

  await waitForState(gateway, deposit, 'SUCCESS')
  const done = await deposited(gateway, payer, deposit.transactionId)
  const arrived = unitsOf(deposit.toPay?.amount ?? '0')
  expect([unitsOf(done.amount ?? '0'), done.reimbursementAmount]).toEqual([arrived + unitsOf('10.00'), '10.00'])
})

test('no two open transfers of the same amount have equal cents', async () => {
  const begin700 = () => begin(gateway, payer, { channelId: 'bank', amount: '700' })
  const deposits = await Promise.all(Array.from({ length: 12 }, begin700))
  expect(new Set(deposits.map(({ toPay }) => toPay?.amount)).size).toBe(12)
})

test('a transfer in a currency without decimals is identified by whole units', async () => {
  const { db } = gateway.ports
  const bank = db.updateTable('payment_channel').where('merchant_code', '=', 'aurora').where('code', '=', 'bank')
  await bank.set({ pay_currency: 'VND' }).execute()
  try {
    const deposit = await begin(gateway, payer, { channelId: 'bank', amount: '1000' })
    expect(deposit.toPay?.amount).toMatch(/^10(?!00)\d\d\.00$/)
    await expect(begin(gateway, payer, { channelId: 'bank', amount: '1000.50' })).rejects.toThrow(/amount.invalid/)
  } finally {
    await bank.set({ pay_currency: 'PHP' }).execute()
  }
})

test.each(['450', '1200.5'])('the credited amount is the amount that arrived: %s for 500', async (came) => {
  const deposit = await begin(gateway, payer, { channelId: 'pouch', amount: '500' })
  await payAt(sandbox.url, deposit, came)
  await waitForState(gateway, deposit, 'SUCCESS')
  expect((await deposited(gateway, payer, deposit.transactionId)).amount).toBe(
    `${unitsOf(came) / 10_000n}.${came.endsWith('.5') ? '50' : '00'}`,
  )
})

test('a deposit of 500 with a bonus of 250 at 12 times requires 9,000 of turnover, and the bonus is for the first deposit only', async () => {
  const member = await signedIn(gateway)
  const first = await begin(gateway, member, { channelId: 'pouch', amount: '500', promotionId: 'welcome' })
  const second = await begin(gateway, member, { channelId: 'pouch', amount: '600', promotionId: 'welcome' })
  await payAt(sandbox.url, first)
  await waitForState(gateway, first, 'SUCCESS')
  await payAt(sandbox.url, second)
  await waitForState(gateway, second, 'SUCCESS')

  expect((await deposited(gateway, member, first.transactionId)).promotion).toMatchObject({
    bonus: '250.00',
    multiple: '12',
  })
  expect((await deposited(gateway, member, second.transactionId)).promotion).toMatchObject({ bonus: '0.00' })
  expect([await creditOf(gateway, first), await creditOf(gateway, second)]).toEqual(['750.00', '600.00'])
  const turnover = await gateway.call(getTurnoverInfo, {}, member)
  expect(turnover).toMatchObject({
    value: {
      requirements: [
        { cause: 'bonus', amount: '750.00', required: '9000.00' },
        { cause: 'deposit', amount: '600.00', required: '600.00' },
      ],
    },
  })
  const settings = await gateway.call(getDepositSettings, {}, member)
  expect(settings).toMatchObject({
    value: { allowDeposit: 'Y', totalDepositSuccessCount: 2, open: [], last: { channelId: 'pouch', amount: '600.00' } },
  })
  const offered = await gateway.call(getPaymentChannels, {}, member)
  expect(offered.ok && offered.value.promotions.map(({ promotionId }) => promotionId)).toEqual(['every-day'])
})

const ahead = (minutes: number) => {
  gateway.ports.clock.offsetMs = minutes * 60_000
}

test('a deposit that is not paid in time expires, and a later payment is credited nevertheless', async () => {
  const deposit = await begin(gateway, payer, { channelId: 'scan', amount: '300' })
  ahead(11)
  await waitForState(gateway, deposit, 'EXPIRED')
  expect(await gateway.call(confirmDepositPaid, { transactionId: deposit.transactionId }, payer)).toMatchObject({
    status: 409,
    code: 'ILLEGAL_STATE',
    details: { state: 'EXPIRED' },
  })
  await payAt(sandbox.url, deposit)
  await waitForState(gateway, deposit, 'SUCCESS')
  const done = await deposited(gateway, payer, deposit.transactionId)
  expect(done.steps.map(({ state }) => state).slice(2)).toEqual(['EXPIRED', 'PROCESSING', 'SUCCESS'])
})

test('a cancelled deposit can still be paid; a paid one cannot be cancelled', async () => {
  const deposit = await begin(gateway, payer, { channelId: 'pouch', amount: '300' })
  const cancelled = await gateway.call(cancelDeposit, { transactionId: deposit.transactionId }, payer)
  expect(cancelled).toMatchObject({ ok: true, value: { state: 'CANCELLED', toPay: null, mayCancel: false } })
  expect(await gateway.call(cancelDeposit, { transactionId: deposit.transactionId }, payer)).toMatchObject({ ok: true })
  await payAt(sandbox.url, deposit)
  await waitForState(gateway, deposit, 'SUCCESS')
  expect(await gateway.call(cancelDeposit, { transactionId: deposit.transactionId }, payer)).toMatchObject({
    code: 'ILLEGAL_STATE',
  })
  const refused = await gateway.ports.db
    .selectFrom('deposit_step')
    .innerJoin('deposit', 'deposit.id', 'deposit_step.deposit_id')
    .select(['from_state', 'to_state', 'actor'])
    .where('transaction_id', '=', deposit.transactionId)
    .where('refused', '=', true)
    .execute()
  expect(refused).toEqual([{ from_state: 'SUCCESS', to_state: 'CANCELLED', actor: 'member' }])
})

test('a deposit cancelled while it is paid ends as paid, in either order', async () => {
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      const deposit = await begin(gateway, payer, { channelId: 'pouch', amount: '100' })
      await Promise.all([
        payAt(sandbox.url, deposit),
        gateway.call(cancelDeposit, { transactionId: deposit.transactionId }, payer),
      ])
      await waitForState(gateway, deposit, 'SUCCESS')
      expect(await creditOf(gateway, deposit)).toBe('100.00')
    }),
  )
})

test('a provider outage of an hour loses no payment', async () => {
  const member = await signedIn(gateway)
  const before = await begin(gateway, member, { channelId: 'pouch', amount: '100' })
  await payAt(sandbox.url, before)
  await sandbox.setOutage('payments', true)
  const during = await begin(gateway, member, { channelId: 'pouch', amount: '200' })
  expect(during).toMatchObject({ state: 'CREATED', toPay: null, mayCancel: true })
  ahead(60)
  await waitForState(gateway, during, 'FAILED')
  await sandbox.setOutage('payments', false)
  await waitForState(gateway, before, 'SUCCESS')
})

test('a deposit that could not be opened is opened when the provider recovers', async () => {
  await sandbox.setOutage('payments', true)
  const deposit = await begin(gateway, payer, { channelId: 'pouch', amount: '200' })
  await sandbox.setOutage('payments', false)
  ahead(1)
  await waitForState(gateway, deposit, 'WAITING_PAYMENT')
  expect((await deposited(gateway, payer, deposit.transactionId)).toPay).toMatchObject({ how: 'redirect' })
})

test('without a notification the provider is polled', async () => {
  await setFaults([{ call: 'notice', fault: 'drop-request', times: 2 }])
  const deposit = await begin(gateway, payer, { channelId: 'pouch', amount: '100' })
  await payAt(sandbox.url, deposit)
  await gateway.call(confirmDepositPaid, { transactionId: deposit.transactionId, reference: 'GC 123' }, payer)
  ahead(2)
  await waitForState(gateway, deposit, 'SUCCESS')
  expect(await deposited(gateway, payer, deposit.transactionId)).toMatchObject({ payerReference: 'GC 123' })
  await setFaults([])
})

async function setFaults(faults: object[]): Promise<void> {
  const body = JSON.stringify({ faults })
  await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
}

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
