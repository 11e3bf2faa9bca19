import { getDeposit } from '@ante/contract/cashier/deposit.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { auroraKey, begin, allowManyOpen, creditOf, notify, withPayments } from '../test/payer.ts'
import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { balanceOfAccount, mainAccountOf, verifyLedger } from '../../wallet/public.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
let sandbox: TestSandbox
let member: SignedInMember
const { runCommand, outputOf } = cliOf(() => gateway)
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

test('a reversed payment stays on the list until an operator decides, and only the decision moves money', async () => {
  const { transactionId } = await begin(gateway, member, { channelId: 'pouch', amount: '200' })
  const notification = {
    reference: transactionId,
    paymentId: `pay-${transactionId}`,
    amount: '200',
    currency: 'PHP',
  } as const
  const sendNotice = (state: 'paid' | 'reversed') =>
    notify(gateway, auroraKey(gateway), { noticeId: `${state}-${transactionId}`, ...notification, state })
  expect(await sendNotice('paid')).toBe('ok')
  expect(await sendNotice('reversed')).toBe('ok')
  const credited = await creditOf(gateway, { transactionId })
  const withProblem = async () => {
    const listed = (await outputOf('deposits', 'list', 'aurora')) as unknown as Record<string, string>[]
    return listed.filter(({ number }) => number === transactionId).map(({ state, problem }) => [state, problem])
  }
  expect(await withProblem()).toEqual([['SUCCESS', 'reversed']])
  expect((await runCommand('payments', 'list', 'aurora')).stdout).toMatch(/aurora +PIER .* 1$/m)
  expect(await gateway.call(getDeposit, { transactionId }, member)).toMatchObject({ value: { state: 'SUCCESS' } })

  expect(await runCommand('deposits', 'settle', transactionId)).toMatchObject({ code: 2 })
  const tooMuch = await runCommand('deposits', 'settle', transactionId, '--debit', '5000', '--reason', 'Charged back')
  expect(tooMuch).toMatchObject({ code: 1, stderr: expect.stringContaining(`At most ${credited}`) })
  const before = await mainBalance()
  const settled = await outputOf('deposits', 'settle', transactionId, '--debit', '150', '--reason', 'Charged back')
  expect(settled).toMatchObject({ after: 'settled, 150.00 debited' })
  expect(before - (await mainBalance())).toBe(unitsOf('150.00'))
  expect(await withProblem()).toEqual([])
  expect(await runCommand('deposits', 'settle', transactionId, '--reason', 'Again')).toMatchObject({ code: 1 })
})

test('a payment far above the amount to pay is held, and credited only by an operator’s decision', async () => {
  const { transactionId } = await begin(gateway, member, { channelId: 'pouch', amount: '230' })
  const notification = {
    reference: transactionId,
    paymentId: `pay-${transactionId}`,
    currency: 'PHP',
    state: 'paid',
  } as const
  const sendNotice = (amount: string, notice: string) =>
    notify(gateway, auroraKey(gateway), { noticeId: `${notice}-${transactionId}`, ...notification, amount })
  const before = await mainBalance()
  expect(await sendNotice('9999999.99', 'first')).toBe('ok')
  expect(await sendNotice('9999999.99', 'again')).toBe('ok')

  expect(await mainBalance()).toBe(before)
  expect(await gateway.call(getDeposit, { transactionId }, member)).toMatchObject({ value: { state: 'PROCESSING' } })
  expect(await outputOf('deposits', 'list', 'aurora')).toContainEqual(
    expect.objectContaining({ number: transactionId, state: 'PROCESSING', problem: 'overpaid' }),
  )
  const steps = await outputOf('deposits', 'show', transactionId)
  expect(steps).toContainEqual(
    expect.objectContaining({ reason: `overpaid: 9999999.99 PHP, payment pay-${transactionId}` }),
  )

  await outputOf('deposits', 'approve', transactionId, '--amount', '230', '--reason', 'On the statement')
  expect((await mainBalance()) - before).toBe(unitsOf(await creditOf(gateway, { transactionId })))
  expect(await gateway.call(getDeposit, { transactionId }, member)).toMatchObject({ value: { state: 'SUCCESS' } })
  expect(await sendNotice('9999999.99', 'late')).toBe('ok')
  expect((await mainBalance()) - before).toBe(unitsOf(await creditOf(gateway, { transactionId })))
  expect(await verifyLedger(gateway.ports.db)).toMatchObject({ problems: [] })
})

test('one payment named for two deposits is credited once, and an operator decides about the other', async () => {
  const [first, second] = [
    await begin(gateway, member, { channelId: 'pouch', amount: '210' }),
    await begin(gateway, member, { channelId: 'pouch', amount: '220' }),
  ]
  const sendNotice = ({ transactionId }: { transactionId: string }, amount: string) => {
    const notification = {
      reference: transactionId,
      paymentId: `pay-${first.transactionId}`,
      state: 'paid',
      amount,
      currency: 'PHP',
    } as const
    return notify(gateway, auroraKey(gateway), { noticeId: `twice-${transactionId}`, ...notification })
  }
  expect(await sendNotice(first, '210')).toBe('ok')
  expect(await sendNotice(second, '220')).toBe('ILLEGAL_STATE')
  expect(await outputOf('deposits', 'list', 'aurora')).toContainEqual(
    expect.objectContaining({ number: second.transactionId, problem: 'payment.of.another' }),
  )
  // The deposit is no longer polled, and expires after its period.
  const { due_at: due, expires_at: expires } = await afterDueJob(second.transactionId)
  expect(due).toEqual(expires)
  const refused = await runCommand('deposits', 'settle', second.transactionId, '--debit', '1', '--reason', 'No')
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('At most 0.00') })
  await outputOf('deposits', 'settle', second.transactionId, '--reason', 'The provider has mended it')
  expect(await creditOf(gateway, second)).toBe('0.00')
})

const mainBalance = async () =>
  balanceOfAccount(gateway.ports.db, await mainAccountOf(gateway.ports.db, member.memberId))

/** Runs the job of a deposit as if it were due; returns the deposit. */
async function afterDueJob(transactionId: string) {
  const { db, clock } = gateway.ports
  const own = () =>
    db.selectFrom('deposit').select(['due_at', 'expires_at']).where('transaction_id', '=', transactionId)
  await db.updateTable('deposit').set({ due_at: clock.now() }).where('transaction_id', '=', transactionId).execute()
  await expect
    .poll(async () => (await own().executeTakeFirstOrThrow()).due_at?.getTime(), { timeout: 15_000 })
    .toBe((await own().executeTakeFirstOrThrow()).expires_at.getTime())
  return own().executeTakeFirstOrThrow()
}

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
