import { createDeposit, getDeposit, getDepositSettings } from '@ante/contract/cashier/deposit.ts'
import { depositRecordsFile, listDeposits } from '@ante/contract/cashier/deposit-records.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { auroraKey, begin, allowManyOpen, notify } from '../test/payer.ts'

let gateway: TestGateway
let payer: SignedInMember
let stranger: SignedInMember
beforeAll(async () => {
  gateway = await startGateway()
  // No provider listens at this URL, so that deposits stay in state CREATED.
  await gateway.ports.db.updateTable('payment_provider').set({ url: 'http://127.0.0.1:1/pier' }).execute()
  await allowManyOpen(gateway)
  payer = await signedIn(gateway)
  stranger = await signedIn(gateway)
})
afterAll(() => gateway.stop())

test('a repeat of the call returns the same deposit, and other content under its key is refused', async () => {
  const options = { token: payer.token, headers: { [header.idempotencyKey]: 'deposit-once-1' } }
  const first = await gateway.call(createDeposit, { channelId: 'pouch', amount: '100' }, options)
  const again = await gateway.call(createDeposit, { channelId: 'pouch', amount: '100.00' }, options)
  expect(first.ok && again.ok && again.value.transactionId === first.value.transactionId).toBe(true)
  expect(await gateway.call(createDeposit, { channelId: 'pouch', amount: '101' }, options)).toMatchObject({
    code: 'idempotency_key.conflict',
  })
})

test.each([
  ['pouch', '-100', 'deposit.amount.invalid'],
  ['pouch', '0', 'deposit.amount.invalid'],
  ['pouch', '100.001', 'deposit.amount.invalid'],
  ['pouch', '1e3', 'request.invalid'],
  ['pouch', '1,000', 'request.invalid'],
  ['pouch', '١٠٠', 'request.invalid'],
  ['pouch', '100 USD', 'request.invalid'],
  ['pouch', '9999999999999999', 'request.invalid'],
  ['pouch', '999999999999999', 'over.limit'],
  ['pouch', '99.99', 'deposit.amount.below'],
  ['checkout', '300', 'deposit.amount.not.fixed'],
  ['nobody', '300', 'deposit.channel.not.found'],
  ['counter', '300', 'deposit.channel.not.found'],
])('on channel %s an amount of %s is refused as %s', async (channelId, amount, code) => {
  expect(await gateway.call(createDeposit, { channelId, amount }, stranger)).toMatchObject({ ok: false, code })
})

test('refused deposits are not stored, and a fourth open deposit is refused', async () => {
  await gateway.ports.db.updateTable('deposit_setting').set({ open_limit: 3 }).execute()
  expect(await gateway.call(getDepositSettings, {}, stranger)).toMatchObject({
    value: { open: [], openLimit: 3, last: null },
  })
  for (let count = 0; count < 3; count++) await begin(gateway, stranger, { channelId: 'pouch', amount: '100' })
  expect(await gateway.call(createDeposit, { channelId: 'pouch', amount: '100' }, stranger)).toMatchObject({
    code: 'deposit.too.many.open',
    details: { limit: 3 },
  })
  await allowManyOpen(gateway)
})

test('trial members cannot deposit, and deposits of other members are not visible', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const { token } = trial.value
  expect(await gateway.call(getDepositSettings, {}, { token })).toMatchObject({ code: 'function.not.available' })
  expect(await gateway.call(createDeposit, { channelId: 'pouch', amount: '100' }, { token })).toMatchObject({
    code: 'function.not.available',
  })
  const deposit = await begin(gateway, payer, { channelId: 'pouch', amount: '100' })
  expect(await gateway.call(getDeposit, { transactionId: deposit.transactionId }, stranger)).toMatchObject({
    status: 404,
    code: 'deposit.not.found',
  })
})

test('the deposit record lists deposits by days and state, with totals, also as a file', async () => {
  const member = await signedIn(gateway)
  const paid = await begin(gateway, member, { channelId: 'pouch', amount: '100' })
  const open = await begin(gateway, member, { channelId: 'pouch', amount: '250' })
  const notification = {
    reference: paid.transactionId,
    paymentId: 'record-1',
    state: 'paid',
    amount: '100',
    currency: 'PHP',
  } as const
  expect(await notify(gateway, auroraKey(gateway), { noticeId: 'record-1-paid', ...notification })).toBe('ok')
  const listed = await gateway.call(listDeposits, { range: 'today' }, member)
  expect(listed).toMatchObject({
    value: {
      records: [
        { transactionId: open.transactionId },
        { transactionId: paid.transactionId, amount: '100.00', depositMode: 'EWALLET' },
      ],
      next: null,
      totals: { deposits: 2, requestedAmount: '350.00', amount: '100.00', reimbursementAmount: '0.00' },
      currency: 'PHP',
    },
  })
  const waiting = await gateway.call(listDeposits, { range: 'today', group: 'open' }, member)
  expect(waiting.ok && waiting.value.records.map(({ transactionId }) => transactionId)).toEqual([open.transactionId])
  const file = await gateway.fetch(`${depositRecordsFile.path}?range=today`, {
    headers: { [header.authorization]: member.token },
  })
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`${open.transactionId},EWALLET,Pouch wallet,CREATED,250.00,,0.00,PHP,`)
})
