import { notifyPayout } from '@ante/contract/cashier/payout-provider.ts'
import type { PayoutNotification } from '@ante/contract/cashier/payout-provider.ts'
import { paymentKeyOf } from '@ante/demo/payment-keys.ts'
import { expect, test } from 'vitest'

import { signedHeaders } from '../../vendors/call-signature.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { PAYMENT_SIGNING } from '../providers/http-provider.ts'
import { PAID_AT_ONCE, payoutFixtures } from '../test/payout-fixtures.ts'
import { waitForWithdrawal, withdrawer } from '../test/withdrawer.ts'

const fixtures = payoutFixtures()

test.each([
  ['0001', 'FAILED', '800.00'],
  ['0002', 'FAILED', '800.00'],
  ['0003', 'SUCCESS', '500.00'],
] as const)(
  'a bank refuses the payout, returns it, or does not answer (account …%s): the state is %s, and the balance %s',
  async (ending, state, left) => {
    await fixtures.choose(PAID_AT_ONCE)
    const member = await withdrawer(fixtures.gateway, '800.00', { ending })
    await waitForWithdrawal(fixtures.gateway, member, await fixtures.requested(member, '300.00'), state)
    expect(await fixtures.moneyOf(member)).toEqual([left, '0.00'])
  },
)

test('after a lost answer, a provider outage and a repeated notification, the payout is made once', async () => {
  await fixtures.choose(PAID_AT_ONCE)
  await fixtures.disturb([
    { vendor: 'PIER', call: 'payout', fault: 'drop-answer' },
    { vendor: 'PIER', call: 'payout', fault: 'undecided' },
    { vendor: 'PIER', call: 'payout-notice', fault: 'wrong-signature' },
    { vendor: 'PIER', call: 'payout-notice', fault: 'send-twice' },
  ])
  const member = await withdrawer(fixtures.gateway, '800.00')
  const transactionId = await fixtures.requested(member, '300.00')
  await waitForWithdrawal(fixtures.gateway, member, transactionId, 'SUCCESS')
  expect(await fixtures.moneyOf(member)).toEqual(['500.00', '0.00'])
  expect(await fixtures.entriesOf(transactionId)).toEqual([
    [6201, '300.00'],
    [6204, '300.00'],
  ])
})

test('a notification that is forged, of another merchant, of another amount, or too late moves nothing', async () => {
  await fixtures.choose(PAID_AT_ONCE)
  const member = await withdrawer(fixtures.gateway, '800.00')
  const reference = await fixtures.requested(member, '300.00')
  const paid = await waitForWithdrawal(fixtures.gateway, member, reference, 'SUCCESS')
  const notification = {
    reference,
    payoutId: paid.refId ?? '',
    state: 'failed',
    amount: '300.00',
    currency: 'THB',
    reason: '',
  }
  const notify = async (
    changes: Partial<PayoutNotification>,
    key = paymentKeyOf(fixtures.gateway.ports.config.vendorsSecret, 'lotus', 'PIER'),
  ) => {
    const body = JSON.stringify({ ...notification, ...changes })
    const { method, path } = notifyPayout
    const headers = {
      'Content-Type': 'application/json',
      ...signedHeaders(PAYMENT_SIGNING, key, { method, path, body }),
    }
    const answer = await fixtures.gateway.fetch(path, { method, headers, body })
    const { success, errorCode } = (await answer.json()) as { success: boolean; errorCode?: string }
    return success ? 'heard' : errorCode
  }
  const lotus = paymentKeyOf(fixtures.gateway.ports.config.vendorsSecret, 'lotus', 'PIER')
  const aurora = paymentKeyOf(fixtures.gateway.ports.config.vendorsSecret, 'aurora', 'PIER')
  expect(await notify({}, { ...lotus, secret: 'a secret of somebody else' })).toBe('payment.signature.invalid')
  expect(await notify({}, { ...lotus, keyId: 'nobody' })).toBe('payment.signature.invalid')
  expect(await notify({}, aurora)).toBe('payout.not.found')
  expect(await notify({ reference: 'WNOBODYKNOWS' })).toBe('payout.not.found')
  expect(await notify({ state: 'paid', amount: '30.00' })).toBe('payout.amount.mismatch')
  expect(await notify({ state: 'paid', currency: 'PHP' })).toBe('payout.amount.mismatch')
  expect(await notify({ state: 'paid' })).toBe('heard')
  expect(await notify({ state: 'failed' })).toBe('ILLEGAL_STATE')
  expect(await notify({ state: 'processing' })).toBe('heard')
  expect(await fixtures.moneyOf(member)).toEqual(['500.00', '0.00'])
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
