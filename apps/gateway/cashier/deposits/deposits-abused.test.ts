import { randomUUID } from 'node:crypto'

import { cancelDeposit, createDeposit, confirmDepositPaid } from '@ante/contract/cashier/deposit.ts'
import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import type { PaymentNotification } from '@ante/contract/cashier/payment-provider.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { auroraKey, begin, deposited, allowManyOpen, creditOf, notify } from '../test/payer.ts'
import { recordRefused } from '../../kit/state-machine/history.ts'
import { depositStates } from './deposit-states.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  const { db } = gateway.ports
  // No provider listens at this URL, so that deposits stay in state CREATED.
  await db.updateTable('payment_provider').set({ url: 'http://127.0.0.1:1/pier' }).execute()
  const bank = JSON.stringify({ bankName: 'B', accountName: 'A', accountNumber: '1' })
  await db.updateTable('payment_channel').set({ provider: null, bank }).where('code', '=', 'bank').execute()
  await allowManyOpen(gateway)
})
afterAll(() => gateway.stop())

const row = ({ transactionId }: Deposit) =>
  gateway.ports.db
    .selectFrom('deposit')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()

function sendNotice({ transactionId: reference }: Deposit, notification: Partial<PaymentNotification>) {
  const usual = { reference, paymentId: randomUUID(), state: 'paid', amount: '100', currency: 'PHP' } as const
  return notify(gateway, auroraKey(gateway), { noticeId: randomUUID(), ...usual, ...notification })
}

test('a late payment is credited, even if another member’s open transfer now has the same cents', async () => {
  const { db } = gateway.ports
  const [first, second] = [await signedIn(gateway), await signedIn(gateway)]
  const late = await begin(gateway, first, { channelId: 'pouch', amount: '100' })
  const early = await begin(gateway, second, { channelId: 'pouch', amount: '100' })
  for (const [{ transactionId }, state] of [
    [late, 'FAILED'],
    [early, 'WAITING_PAYMENT'],
  ] as const) {
    await sql`
      update deposit set kind = 'MT', pay_amount = 1003700, state = ${state}, due_at = null
      where transaction_id = ${transactionId}`.execute(db)
  }
  expect(await sendNotice(late, { amount: '100.37' })).toBe('ok')
  expect(await creditOf(gateway, late)).toBe('100.37')
})

test.each(['999999999999999', '100000000000'])('a provider report that %s arrived moves nothing', async (amount) => {
  const member = await signedIn(gateway)
  const deposit = await begin(gateway, member, { channelId: 'pouch', amount: '100' })
  expect(await sendNotice(deposit, { amount })).toBe('payment.amount.invalid')
  expect((await deposited(gateway, member, deposit.transactionId)).state).toBe('CREATED')
})

test('illegal requests are logged, and cannot flood the log', async () => {
  const member = await signedIn(gateway)
  const deposit = await begin(gateway, member, { channelId: 'bank', amount: '500' })
  await gateway.call(confirmDepositPaid, { transactionId: deposit.transactionId }, member)
  const cancel = () => gateway.call(cancelDeposit, { transactionId: deposit.transactionId }, member)
  for (let requested = 0; requested < 30; requested++) expect(await cancel()).toMatchObject({ code: 'ILLEGAL_STATE' })
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from deposit_step where refused and deposit_id = ${(await row(deposit)).id}`.execute(
    gateway.ports.db,
  )
  expect(rows).toEqual([{ count: 20n }])
  // Steps of other actors are logged nevertheless.
  const { id, state } = await row(deposit)
  const step = { now: new Date(), actor: 'provider' }
  await recordRefused(gateway.ports.db, depositStates, { id, from: state, to: 'FAILED' }, step)
  const last = gateway.ports.db
    .selectFrom('deposit_step')
    .select('actor')
    .where('deposit_id', '=', id)
    .orderBy('id', 'desc')
  expect(await last.executeTakeFirst()).toEqual({ actor: 'provider' })
})

test('reporting a payment repeatedly does not poll the provider again', async () => {
  const member = await signedIn(gateway)
  const deposit = await begin(gateway, member, { channelId: 'bank', amount: '500' })
  await gateway.call(confirmDepositPaid, { transactionId: deposit.transactionId }, member)
  const due = new Date('2099-01-01T00:00:00Z')
  await gateway.ports.db
    .updateTable('deposit')
    .set({ due_at: due })
    .where('transaction_id', '=', deposit.transactionId)
    .execute()
  await gateway.call(confirmDepositPaid, { transactionId: deposit.transactionId, reference: 'BDO 4711' }, member)
  expect(await row(deposit)).toMatchObject({ due_at: due, payer_reference: 'BDO 4711' })
})

test('deposits cannot be created without limit by cancelling each of them', async () => {
  const member = await signedIn(gateway)
  const first = await begin(gateway, member, { channelId: 'bank', amount: '500' })
  await sql`
    insert into deposit (transaction_id, request_key, merchant_code, member_id, currency, channel_code, channel_name, kind, state,
      requested, pay_currency, pay_amount, fee_hundredths, reimbursement_hundredths, multiple_hundredths, return_url, language,
      created_at, expires_at)
    select upper(left(md5(transaction_id || copy), 20)), 'given-up-' || copy, merchant_code, member_id, currency, channel_code, channel_name, kind,
      'CANCELLED', requested, pay_currency, pay_amount, fee_hundredths, reimbursement_hundredths, multiple_hundredths,
      return_url, language, created_at, expires_at
    from deposit, generate_series(1, 58) copy where transaction_id = ${first.transactionId}`.execute(gateway.ports.db)
  await begin(gateway, member, { channelId: 'bank', amount: '500' })
  expect(await gateway.call(createDeposit, { channelId: 'bank', amount: '500' }, member)).toMatchObject({
    status: 429,
    code: 'request.too_many',
  })
})

test('a small bonus does not lower the wagering requirement of its deposit', async () => {
  const { db } = gateway.ports
  const thin = { merchant_code: 'aurora', code: 'thin', titles: '{"EN":"Thin"}', kind: 'percent' } as const
  await db
    .insertInto('deposit_promotion')
    .values({
      ...thin,
      percent_hundredths: 100,
      amount: 0n,
      minimum: 0n,
      multiple_hundredths: 100,
      open: true,
      position: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('deposit_setting')
    .set({ multiple_hundredths: 500 })
    .where('merchant_code', '=', 'aurora')
    .execute()
  const member = await signedIn(gateway)
  const deposit = await begin(gateway, member, { channelId: 'pouch', amount: '100', promotionId: 'thin' })
  expect(await sendNotice(deposit, {})).toBe('ok')
  const required = db.selectFrom('turnover_requirement').select(['amount', 'multiple_hundredths'])
  const key = `deposit:aurora:${deposit.transactionId}`
  expect(await required.where('key', '=', key).execute()).toEqual([{ amount: 101_0000n, multiple_hundredths: 500 }])
})

test('the ledger is consistent after these tests', async () => {
  expect(await verifyLedger(gateway.ports.db)).toMatchObject({ problems: [] })
})
