import { recoverStaff } from '@ante/contract/staff/accounts.ts'
import { approveChange } from '@ante/contract/staff/changes.ts'
import { grantRole, listRoles, updateRole } from '@ante/contract/staff/roles.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { newStaff } from '../test/staff-members.ts'
import type { StaffMember } from '../test/staff-members.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const merchant = 'aurora'
const reason = 'Joins the team'
const admin = (mail?: string) =>
  newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant, ...(mail && { mail }) })
const owner = () => newStaff(gateway, { roles: [['platform-owner', null]] })

async function waiting(answer: Promise<{ ok: boolean }>, scope = merchant) {
  const answered = await answer
  expect(answered).toMatchObject({ ok: true, value: { outcome: 'waiting' } })
  const change = await gateway.ports.db
    .selectFrom('change_request')
    .select(['id', 'binding'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { merchant: scope, id: String(change.id), binding: change.binding.toString('hex') }
}

async function rightsOf(staff: StaffMember, role: string, scope = merchant) {
  const answer = await staff.call(listRoles, { merchant: scope })
  const found = answer.ok ? answer.value.roles.find(({ code }) => code === role) : undefined
  if (!found) throw new Error(`no role ${role}`)
  const rights = found.rights.map(({ permission, right, perDecision, perDay }) => {
    return { permission, right, perDecision, perDay }
  })
  return { rights, version: found.version }
}

test('the person who receives a role cannot approve it, from any account; another person can', async () => {
  const [proposer, receiver, third] = [await admin(), await admin(), await admin()]
  const twin = await admin(receiver.mail.replace('@', '+b@'))
  const granted = { merchant, role: 'finance', account: String(receiver.id), reason }
  const change = await waiting(proposer.call(grantRole, granted))
  expect(await receiver.call(approveChange, change)).toMatchObject({ status: 403, code: 'approval.subject' })
  expect(await twin.call(approveChange, change)).toMatchObject({ status: 403, code: 'approval.subject' })
  expect(await third.call(approveChange, change)).toMatchObject({ value: { state: 'applied' } })
})

test('a person cannot approve the reset of their own factors', async () => {
  const [proposer, lost, third] = [await admin(), await admin(), await admin()]
  const change = await waiting(proposer.call(recoverStaff, { merchant, id: String(lost.id), reason: 'Lost the phone' }))
  expect(await lost.call(approveChange, change)).toMatchObject({ code: 'approval.subject' })
  expect(await third.call(approveChange, change)).toMatchObject({ value: { state: 'applied' } })
})

test('more rights, or a higher limit, of a role are not approved by a person who has it; fewer rights are', async () => {
  const [proposer, holder, platform] = [await admin(), await admin(), await owner()]
  const { rights, version } = await rightsOf(proposer, 'merchant-admin')
  const raised = rights.map((right) =>
    right.permission === 'wallet.balance.update' && right.right === 'apply'
      ? { ...right, perDecision: '2000.0000' }
      : right,
  )
  const update = { merchant, role: 'merchant-admin', version, reason: 'Higher limit' }
  const higher = await waiting(proposer.call(updateRole, { ...update, rights: raised }))
  expect(await holder.call(approveChange, higher)).toMatchObject({ code: 'approval.subject' })
  expect(await platform.call(approveChange, higher)).toMatchObject({ value: { state: 'applied' } })

  const now = await rightsOf(proposer, 'merchant-admin')
  const fewer = now.rights.filter(({ permission }) => permission !== 'support.feedback.update')
  const lower = await waiting(proposer.call(updateRole, { ...update, version: now.version, rights: fewer }))
  expect(await holder.call(approveChange, lower)).toMatchObject({ value: { state: 'applied' } })
})

test('two owners decide about the role of owners, because no other role does', async () => {
  const [first, second] = [await owner(), await owner()]
  const { rights, version } = await rightsOf(first, 'platform-owner', '-')
  const wider = [
    ...rights,
    { permission: 'identity.payee.read', right: 'skip', perDecision: null, perDay: null } as const,
  ]
  const update = { merchant: '-', role: 'platform-owner', rights: wider, version, reason: 'Test of owners' }
  const change = await waiting(first.call(updateRole, update), '-')
  expect(await second.call(approveChange, change)).toMatchObject({ value: { state: 'applied' } })
})

test('an account that a merchant manages gets no role of the platform', async () => {
  const [first, managed] = [await owner(), await admin()]
  const granted = { merchant: '-', role: 'finance', account: String(managed.id), reason }
  expect(await first.call(grantRole, granted)).toMatchObject({
    code: 'change.invalid',
    details: { problem: { code: 'account.of_merchant' } },
  })
})
