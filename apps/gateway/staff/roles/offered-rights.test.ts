import { approveChange } from '@ante/contract/staff/changes.ts'
import { listRoles, rejectOfferedRights, updateRole } from '@ante/contract/staff/roles.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { entriesAbout, newStaff } from '../test/staff-members.ts'
import type { StaffMember } from '../test/staff-members.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const merchant = 'aurora'
const reason = 'New version'

/** Makes the copy of a role like one of an earlier version, whose template did not have these permissions. */
async function forget(role: string, permissions: string[]): Promise<void> {
  for (const table of ['staff_role_right', 'staff_role_known_right'])
    await sql`
      delete from ${sql.table(table)} using staff_role
      where staff_role.id = role_id and staff_role.merchant_code = ${merchant} and staff_role.code = ${role}
        and permission = any(${permissions}::text[])`.execute(gateway.ports.db)
}

async function roleOf(staff: StaffMember, role: string) {
  const answer = await staff.call(listRoles, { merchant })
  const found = answer.ok ? answer.value.roles.find(({ code }) => code === role) : undefined
  if (!found) throw new Error(`no role ${role}`)
  const wired = found.rights.map(({ permission, right, perDecision, perDay }) => {
    return { permission, right, perDecision, perDay }
  })
  return { ...found, wired, offers: found.offered.map(({ permission, right }) => `${permission} ${right}`) }
}

test('rights that a later template has are offered, granted only by two persons, and rejected for good', async () => {
  const [admin, owner] = [
    await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant }),
    await newStaff(gateway, { roles: [['platform-owner', null]] }),
  ]
  expect(await roleOf(admin, 'trader')).toMatchObject({ offers: [] })
  await forget('trader', ['lottery.draw.update', 'wallet.jackpot.read'])
  const offered = await roleOf(admin, 'trader')
  expect(offered.offers.toSorted()).toEqual(['lottery.draw.update apply', 'wallet.jackpot.read apply'])
  expect(offered.rights.map(({ permission }) => permission)).not.toContain('lottery.draw.update')

  const [accepted] = offered.offered.filter(({ permission }) => permission === 'lottery.draw.update')
  if (!accepted) throw new Error('nothing is offered')
  const added = {
    permission: accepted.permission,
    right: accepted.right,
    perDecision: accepted.perDecision,
    perDay: accepted.perDay,
  }
  const rights = [...offered.wired, added]
  const update = { merchant, role: 'trader', rights, version: offered.version, reason }
  expect(await admin.call(updateRole, update)).toMatchObject({ value: { outcome: 'waiting' } })
  expect((await roleOf(admin, 'trader')).offers).toHaveLength(2)
  const change = await gateway.ports.db
    .selectFrom('change_request')
    .select(['id', 'binding'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const decision = { merchant, id: String(change.id), binding: change.binding.toString('hex') }
  expect(await owner.call(approveChange, decision)).toMatchObject({ value: { state: 'applied' } })
  expect(await roleOf(admin, 'trader')).toMatchObject({ offers: ['wallet.jackpot.read apply'] })

  const rejected = {
    merchant,
    role: 'trader',
    rights: [{ permission: 'wallet.jackpot.read', right: 'apply' } as const],
    reason,
  }
  expect(await admin.call(rejectOfferedRights, rejected)).toMatchObject({ value: { offered: [] } })
  const after = await roleOf(admin, 'trader')
  expect(after.offers).toEqual([])
  expect(after.rights.map(({ permission }) => permission)).not.toContain('wallet.jackpot.read')
  const [entry] = await entriesAbout(gateway, 'role:trader')
  expect(entry).toMatchObject({
    action: 'staff.role.reject',
    reason,
    after: { rejected: ['wallet.jackpot.read apply'] },
  })
})

test('a right that was removed from a role on purpose is not offered again', async () => {
  const [admin, owner] = [
    await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant }),
    await newStaff(gateway, { roles: [['platform-owner', null]] }),
  ]
  const content = await roleOf(admin, 'content')
  const rights = content.wired.filter(({ permission }) => permission !== 'promotions.promotion.read')
  await admin.call(updateRole, { merchant, role: 'content', rights, version: content.version, reason })
  const change = await gateway.ports.db
    .selectFrom('change_request')
    .select(['id', 'binding'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const decision = { merchant, id: String(change.id), binding: change.binding.toString('hex') }
  expect(await owner.call(approveChange, decision)).toMatchObject({ value: { state: 'applied' } })
  expect(await roleOf(admin, 'content')).toMatchObject({ offers: [] })
})

test('staff who may only read roles cannot reject offered rights', async () => {
  const auditor = await newStaff(gateway, { roles: [['auditor', merchant]], merchantCode: merchant })
  const rejected = {
    merchant,
    role: 'trader',
    rights: [{ permission: 'lottery.draw.read', right: 'apply' } as const],
    reason,
  }
  expect(await auditor.call(rejectOfferedRights, rejected)).toMatchObject({ code: 'permission.denied' })
})
