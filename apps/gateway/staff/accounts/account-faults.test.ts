import { changeStaffState, recoverStaff } from '@ante/contract/staff/accounts.ts'
import { approveChange, rejectChange } from '@ante/contract/staff/changes.ts'
import { getStaffSession } from '@ante/contract/staff/sign-in.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { newStaff } from '../test/staff-members.ts'
import type { StaffMember } from '../test/staff-members.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const owner = () => newStaff(gateway, { roles: [['platform-owner', null]] })
const platform = { merchant: '-' }

const bindingOf = async (id: string) => {
  const row = await gateway.ports.db
    .selectFrom('change_request')
    .select('binding')
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow()
  return row.binding.toString('hex')
}

async function approveBy(approver: StaffMember, answer: Awaited<ReturnType<StaffMember['call']>>) {
  if (!answer.ok) throw new Error(answer.code)
  const { id } = answer.value as { id: string }
  return approver.call(approveChange, { ...platform, id, binding: await bindingOf(id) })
}

test('a rejected recovery can be requested again', async () => {
  const [first, second, lost] = [await owner(), await owner(), await newStaff(gateway)]
  const request = { ...platform, id: String(lost.id), reason: 'Lost the phone' }
  const requested = await first.call(recoverStaff, request)
  if (!requested.ok || requested.value.id === null) throw new Error('the recovery was not requested')
  const { id } = requested.value
  const decision = { ...platform, id, binding: await bindingOf(id), reason: 'Call me first' }
  expect(await second.call(rejectChange, decision)).toMatchObject({ ok: true })
  expect(await approveBy(second, await first.call(recoverStaff, request))).toMatchObject({
    value: { state: 'applied' },
  })
})

test('an approved recovery does not unlock an account that has been locked meanwhile', async () => {
  const [first, second, lost] = [await owner(), await owner(), await newStaff(gateway)]
  const requested = await first.call(recoverStaff, { ...platform, id: String(lost.id), reason: 'Lost the phone' })
  const { db } = gateway.ports
  const { approval } = await inTransaction(db, async (tx) => {
    await tx.updateTable('staff_account').set({ state: 'locked', version: 1 }).where('id', '=', lost.id).execute()
    const started = approveBy(second, requested)
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(rows.length).toBeGreaterThan(0)
    }, 10_000)
    return { approval: started }
  })
  expect(await approval).toMatchObject({ value: { state: 'failed' } })
  const account = db.selectFrom('staff_account').select('state').where('id', '=', lost.id)
  expect(await account.executeTakeFirst()).toEqual({ state: 'locked' })
})

test('a leave date is refused for the last owner', async () => {
  const { db } = gateway.ports
  const [first, second] = [await owner(), await owner()]
  const others = db.updateTable('staff_account').set({ state: 'locked' }).where('state', '=', 'active')
  await others.where('id', 'not in', [first.id, second.id]).execute()
  const leave = (id: bigint, state: 'active' | 'left', leavesAt: string) =>
    first.call(changeStaffState, { ...platform, id: String(id), state, leavesAt, reason: 'Contract ends' })
  expect(await leave(second.id, 'left', '2099-01-01T00:00:00Z')).toMatchObject({ ok: true })
  expect(await leave(first.id, 'left', '2099-01-01T00:00:00Z')).toMatchObject({ code: 'staff.owner.last' })
  await leave(first.id, 'active', '2020-01-01T00:00:00Z')
  expect(await first.call(getStaffSession, {})).toMatchObject({ ok: true })
})
