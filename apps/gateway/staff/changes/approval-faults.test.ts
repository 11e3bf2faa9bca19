import { changeStaffState } from '@ante/contract/staff/accounts.ts'
import { approveChange, listChanges, rejectChange, skipApproval, withdrawChange } from '@ante/contract/staff/changes.ts'
import { revokeRole } from '@ante/contract/staff/roles.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { addJob } from '../../kit/job-queue/add-job.ts'
import { unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { balanceChanges } from '../test/balance-changes.ts'
import { entriesAbout, newStaff } from '../test/staff-members.ts'
import type { StaffMember } from '../test/staff-members.ts'
import { applyChangeJob } from './apply-change.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

const { merchant, withRole, newMember, adjust, proposed, stateOf } = balanceChanges(() => gateway)

test('of two simultaneous decisions one takes effect', async () => {
  const [finance, { account, balanceOf }] = [await withRole('finance'), await newMember()]
  const deciders = await Promise.all(['risk', 'risk', 'merchant-admin', 'finance'].map((role) => withRole(role)))
  const change = await proposed(finance, account)
  const answers = await Promise.all(
    deciders.flatMap((staff) => [
      staff.call(approveChange, change),
      staff.call(rejectChange, { ...change, reason: 'no, thanks' }),
    ]),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const isApplied = (await stateOf(change))?.state === 'applied'
  expect(await balanceOf()).toBe(unitsOf(isApplied ? '1000' : '100'))
})

test('a limit that was lowered between request and approval applies', async () => {
  const [finance, risk, { account, balanceOf }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const change = await proposed(finance, account)
  const lower = (amount: string) =>
    gateway.ports.db
      .updateTable('staff_role_right')
      .set({ per_decision: unitsOf(amount) })
      .where('permission', '=', 'wallet.balance.update')
      .where('right_name', '=', 'approve')
      .where('role_id', 'in', (eb) =>
        eb.selectFrom('staff_role').select('id').where('code', '=', 'risk').where('merchant_code', '=', merchant),
      )
      .execute()
  await lower('899')
  expect(await risk.call(approveChange, change)).toMatchObject({
    status: 403,
    code: 'limit.exceeded',
    details: { per: 'decision', limit: '899.00' },
  })
  await lower('50000')
  expect(await balanceOf()).toBe(unitsOf('100'))
})

test('the daily limit is exact for simultaneous credits, and follows the merchant’s day', async () => {
  const [finance, { account, balanceOf }] = [await withRole('finance'), await newMember('0.00')]
  const answers = await Promise.all(Array.from({ length: 14 }, () => adjust(finance, account, '400')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(12)
  expect(answers.filter((answer) => !answer.ok && answer.code === 'limit.exceeded')).toHaveLength(2)
  expect(await balanceOf()).toBe(unitsOf('4800'))
  gateway.ports.clock.offsetMs = 0
})

test('a change is refused if one of its persons lost the role or left between request and approval', async () => {
  const admin = await withRole('merchant-admin')
  const [finance, other, risk, { account, balanceOf }] = [
    await withRole('finance'),
    await withRole('finance'),
    await withRole('risk'),
    await newMember(),
  ]
  const [change, second] = [await proposed(finance, account), await proposed(other, account)]
  const reason = 'Moves to another team'
  expect(
    await admin.call(revokeRole, { merchant, role: 'finance', account: String(finance.id), reason }),
  ).toMatchObject({ ok: true })
  expect(await admin.call(changeStaffState, { merchant, id: String(other.id), state: 'left', reason })).toMatchObject({
    ok: true,
  })
  for (const one of [change, second])
    expect(await risk.call(approveChange, one)).toMatchObject({ code: 'change.proposer_lost_right' })
  expect(await balanceOf()).toBe(unitsOf('100'))
})

test('a role that is removed during a call prevents its effect', async () => {
  const [finance, { account, balanceOf }] = [await withRole('finance'), await newMember()]
  // The role is removed after the call was admitted: a lock on the account delays the call until then.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let locked = () => {}
  const isLocked = new Promise<void>((resolve) => (locked = resolve))
  const taking = inTransaction(gateway.ports.db, async (tx) => {
    await sql`select from staff_account where id = ${finance.id} for update`.execute(tx)
    locked()
    await held
    await tx.deleteFrom('staff_grant').where('staff_id', '=', finance.id).execute()
  })
  await isLocked
  const crediting = adjust(finance, account, '50')
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: bigint }>`
        select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(gateway.ports.db)
      return rows[0]?.waiting
    })
    .toBeGreaterThan(0n)
  release()
  await taking
  expect(await crediting).toMatchObject({ status: 403, code: 'permission.denied' })
  expect(await balanceOf()).toBe(unitsOf('100'))
})

test('a gateway that is killed between approval and application loses nothing: the job applies it once', async () => {
  const [finance, risk, { account, balanceOf }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const change = await proposed(finance, account)
  // Commits the approval only, without the application that normally follows in the same process.
  await inTransaction(gateway.ports.db, async (tx) => {
    await tx
      .updateTable('change_request')
      .set({ state: 'approved', decided_by: risk.id, decided_at: gateway.ports.clock.now() })
      .where('id', '=', BigInt(change.id))
      .execute()
    for (const key of ['one', 'two', 'three']) await addJob(tx, applyChangeJob, { change: change.id }, { key })
  })
  await expect.poll(() => stateOf(change)).toMatchObject({ state: 'applied' })
  await expect
    .poll(() => gateway.ports.db.selectFrom('job').select('key').where('name', '=', applyChangeJob.name).execute())
    .toEqual([])
  expect(await balanceOf()).toBe(unitsOf('1000'))
})

test('a change expires, can be withdrawn by its requester only, and is rejected with a reason', async () => {
  const [finance, risk, { account }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const [first, second] = [await proposed(finance, account), await proposed(finance, account, '901')]
  expect(await risk.call(withdrawChange, { merchant, id: first.id })).toMatchObject({ status: 404 })
  expect(await finance.call(withdrawChange, { merchant, id: first.id })).toMatchObject({ value: { state: 'void' } })
  expect(await risk.call(rejectChange, { ...second, reason: 'No receipt' })).toMatchObject({
    value: { state: 'rejected' },
  })
  const third = await proposed(finance, account, '902')
  gateway.ports.clock.offsetMs = 72 * 3_600_000 + 1_000
  const late = await withRole('risk')
  expect(await late.call(approveChange, third)).toMatchObject({ code: 'change.decided' })
})

test('a change of another merchant is not found', async () => {
  const [finance, { account }] = [await withRole('finance'), await newMember()]
  const change = await proposed(finance, account)
  const stranger = await newStaff(gateway, { roles: [['risk', 'lotus']], merchantCode: 'lotus' })
  expect(await stranger.call(approveChange, change)).toMatchObject({ status: 403, code: 'permission.denied' })
  expect(await stranger.call(approveChange, { ...change, merchant: 'lotus' })).toMatchObject({ status: 404 })
})

test('with the right to skip, staff apply their own change without approval, which is logged; never a role change', async () => {
  const { db } = gateway.ports
  const finance = await withRole('finance')
  const { account, balanceOf } = await newMember()
  const change = await proposed(finance, account)
  const role = await db
    .selectFrom('staff_role')
    .select('id')
    .where('merchant_code', '=', merchant)
    .where('code', '=', 'finance')
    .executeTakeFirstOrThrow()
  const right = { role_id: role.id, permission: 'wallet.balance.update', right_name: 'skip' as const }
  await db
    .insertInto('staff_role_right')
    .values({ ...right, per_decision: null, per_day: null })
    .execute()
  const canSkipOf = async (staff: StaffMember) => {
    const answer = await staff.call(listChanges, { merchant, state: 'waiting' })
    return answer.ok && answer.value.changes.find(({ id }) => id === change.id)?.canSkip
  }
  expect(await canSkipOf(finance)).toBe(true)
  expect(await canSkipOf(await withRole('finance'))).toBe(false)
  expect(await finance.call(skipApproval, { ...change, reason: 'Provider down' })).toMatchObject({
    value: { state: 'applied' },
  })
  expect(await balanceOf()).toBe(unitsOf('1000'))
  const entries = await entriesAbout(gateway, `member:${account}`)
  expect(entries.map(({ action }) => action)).toContain('staff.change.skip')
  await db.deleteFrom('staff_role_right').where('role_id', '=', role.id).where('right_name', '=', 'skip').execute()
})
