import { inviteStaff, listStaff } from '@ante/contract/staff/accounts.ts'
import { listAudit } from '@ante/contract/staff/audit.ts'
import { listChanges } from '@ante/contract/staff/changes.ts'
import { listRoles } from '@ante/contract/staff/roles.ts'
import { signOut } from '@ante/contract/staff/sign-in.ts'
import { VIEW_AS_ROLE } from '@ante/contract/staff/staff-endpoint.ts'
import { expect, test } from 'vitest'

import { sharedGateway } from '../../test/shared-gateway.ts'
import { entriesAbout, newStaff } from '../test/staff-members.ts'

const gateway = sharedGateway()
const as = (role: string) => ({ [VIEW_AS_ROLE]: role })
const denied = { ok: false, status: 403, code: 'permission.denied' }

test('a caller who views the console as a role can read only the pages of this role, and change nothing', async () => {
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const merchant = 'aurora'
  expect(await owner.call(listRoles, { merchant })).toMatchObject({ ok: true })
  expect(await owner.call(listAudit, { merchant }, as('aurora/auditor'))).toMatchObject({ ok: true })
  expect(await owner.call(listAudit, { merchant }, as('aurora/content'))).toMatchObject(denied)
  expect(await owner.call(listAudit, { merchant }, as('-/auditor'))).toMatchObject({ ok: true })

  const mail = `viewed-${Date.now()}@staff.example`
  const invitation = { merchant, mail, displayName: 'Viewed' }
  const refused = { ok: false, status: 403, code: 'staff.role.view_only' }
  expect(await owner.call(inviteStaff, invitation, as('-/platform-owner'))).toMatchObject(refused)
  expect(await entriesAbout(gateway, `staff:${mail}`)).toEqual([])
  expect(await owner.call(inviteStaff, invitation)).toMatchObject({ ok: true })
})

test('a role of another merchant, an unknown one, and a malformed name show nothing', async () => {
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  for (const role of ['lotus/auditor', 'aurora/no-such-role', '-/', '', 'auditor'])
    expect({ role, answer: await owner.call(listAudit, { merchant: 'aurora' }, as(role)) }).toMatchObject({
      role,
      answer: denied,
    })
})

test('a role shows nothing that the caller may not see', async () => {
  const auditor = await newStaff(gateway, { roles: [['auditor', 'aurora']] })
  const support = await newStaff(gateway, { roles: [['support', 'aurora']] })
  const merchant = 'aurora'
  expect(await auditor.call(listStaff, { merchant }, as('aurora/auditor'))).toMatchObject({ ok: true })
  // A role of the platform is seen only with a right for the platform.
  expect(await auditor.call(listStaff, { merchant }, as('-/platform-owner'))).toMatchObject(denied)
  expect(await auditor.call(listStaff, { merchant: 'lotus' }, as('lotus/auditor'))).toMatchObject(denied)
  // Without the right to read roles, staff cannot view any role, not even their own.
  expect(await support.call(listChanges, { merchant }, as('aurora/support'))).toMatchObject(denied)
})

test('a person who views a role can sign out', async () => {
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  expect(await owner.call(signOut, {}, as('aurora/content'))).toMatchObject({ ok: true })
})
