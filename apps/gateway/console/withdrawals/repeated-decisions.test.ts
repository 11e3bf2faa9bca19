import {
  approveQueuedWithdrawal,
  claimWithdrawal,
  holdWithdrawal,
  rejectQueuedWithdrawal,
  reportManualPayout,
} from '@ante/contract/console/decide-withdrawals.ts'
import { showQueuedWithdrawal } from '@ante/contract/console/withdrawals.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { queuedWithdrawals } from '../../cashier/test/queued-withdrawals.ts'
import { changeSettings } from '../../cashier/test/withdrawer.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

const merchant = 'lotus'
const STALE = { code: 'withdrawal.stale' }
const APPLIED = { ok: true, value: { outcome: 'applied', id: null } }
const DONE = { ok: true, value: {} }

let gateway: TestGateway
let finance: StaffMember
let colleague: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  await changeSettings(gateway, { payoutProvider: null })
  ;[finance, colleague] = [await withRole('finance'), await withRole('finance')]
})
afterAll(() => gateway.stop())

const withRole = (role: string) => newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })

async function inReview(amount = '300.00'): Promise<string> {
  const [id = ''] = await queuedWithdrawals(gateway, { merchantCode: merchant, count: 1, amount })
  return id
}

async function seen(id: string) {
  const answer = await finance.call(showQueuedWithdrawal, { merchant, id })
  if (!answer.ok) throw new Error(answer.code)
  const { version, failed } = answer.value.withdrawal
  return { merchant, id, version, failed }
}

/** Returns the repeated calls in the audit log, the oldest first. */
async function repeatsOf(id: string): Promise<string[]> {
  const rows = await gateway.ports.db
    .selectFrom('audit_entry')
    .select(['action', 'after'])
    .where('object', '=', `withdrawal:${id}`)
    .orderBy('id')
    .execute()
  return rows.filter(({ after }) => after === 'repeated').map(({ action }) => action)
}

test('a second approval or payout after the first has ended gets its answer, and moves no money', async () => {
  const id = await inReview()
  const approval = await seen(id)
  for (const _ of [1, 2]) expect(await finance.call(approveQueuedWithdrawal, approval)).toEqual(APPLIED)
  expect(await finance.call(approveQueuedWithdrawal, { ...approval, note: 'Another note' })).toMatchObject(STALE)
  expect(await colleague.call(approveQueuedWithdrawal, approval)).toMatchObject(STALE)
  await expect.poll(async () => (await seen(id)).version).toMatch(/^PAYING/)

  const paid = { ...(await seen(id)), result: 'paid', receipt: 'Receipt 4712' } as const
  for (const _ of [1, 2]) expect(await finance.call(reportManualPayout, paid)).toEqual(DONE)
  expect(await finance.call(reportManualPayout, { ...paid, receipt: 'Receipt 4713' })).toMatchObject(STALE)
  expect(await repeatsOf(id)).toEqual(['cashier.withdrawal.approve', 'cashier.withdrawal.paid'])
  const moved = await gateway.ports.db
    .selectFrom('transfer')
    .select('key')
    .where('key', 'like', `withdrawal:${id}:paid%`)
    .execute()
  expect(moved).toHaveLength(1)
})

test('a second hold, release or rejection after the first has ended gets its answer', async () => {
  const id = await inReview()
  const hold = { ...(await seen(id)), code: 'risk', note: 'Ask the bank' }
  for (const _ of [1, 2])
    expect(await finance.call(holdWithdrawal, hold)).toEqual({ ok: true, value: { version: 'REVIEW.1' } })
  expect(await colleague.call(holdWithdrawal, hold)).toMatchObject(STALE)
  const release = { ...(await seen(id)), code: null }
  for (const _ of [1, 2])
    expect(await finance.call(holdWithdrawal, release)).toEqual({ ok: true, value: { version: 'REVIEW.2' } })
  const rejection = { ...(await seen(id)), code: 'other' }
  for (const _ of [1, 2]) expect(await finance.call(rejectQueuedWithdrawal, rejection)).toEqual(DONE)
  expect(await finance.call(rejectQueuedWithdrawal, { ...rejection, code: 'turnover' })).toMatchObject(STALE)
  expect(await colleague.call(rejectQueuedWithdrawal, rejection)).toMatchObject(STALE)
  expect(await repeatsOf(id)).toEqual([
    'cashier.withdrawal.hold',
    'cashier.withdrawal.release',
    'cashier.withdrawal.reject',
  ])
})

test('a second request for approval gets the answer of the first, also while a colleague reviews the withdrawal', async () => {
  const id = await inReview('30000.00')
  const approval = await seen(id)
  const waiting = await finance.call(approveQueuedWithdrawal, approval)
  expect(waiting).toMatchObject({ ok: true, value: { outcome: 'waiting' } })
  expect(await colleague.call(claimWithdrawal, { merchant, id })).toMatchObject({ ok: true })
  expect(await finance.call(approveQueuedWithdrawal, approval)).toEqual(waiting)
  const other = { ...approval, note: 'Another note' }
  expect(await finance.call(approveQueuedWithdrawal, other)).toMatchObject({ code: 'withdrawal.claimed' })
})
