import { markInboxSeen, getStaffInbox } from '@ante/contract/console/inbox.ts'
import { requestExport } from '@ante/contract/console/exports.ts'
import { approveChange, withdrawChange } from '@ante/contract/staff/changes.ts'
import { revokeRole } from '@ante/contract/staff/roles.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { balanceChanges } from '../../staff/test/balance-changes.ts'
import { roleWith } from '../../staff/test/role-with.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { staffStream } from '../../staff/test/staff-stream.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ liveHeartbeatMs: 200 })
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

const { merchant, withRole, newMember, adjust, proposed } = balanceChanges(() => gateway)

const listening = (staff: StaffMember, at = merchant) => staffStream(gateway, staff, at)

const inboxOf = ({ events }: { events: [string, unknown][] }) => events.findLast(([name]) => name === 'inbox')?.[1]

test('staff is notified of a change that awaits a decision, and the requester is notified of the decision', async () => {
  const [finance, risk, { account }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const [atRisk, atFinance] = [await listening(risk), await listening(finance)]
  await expect.poll(() => inboxOf(atRisk)).toMatchObject({ waiting: 0, unseen: 0 })
  const change = await proposed(finance, account)
  const row = ['row', { list: 'approvals', id: change.id, what: 'added' }]
  await expect.poll(() => atRisk.events).toContainEqual(row)
  await expect.poll(() => inboxOf(atRisk)).toMatchObject({ waiting: 1 })
  // The requester's inbox does not count the own change.
  await expect.poll(() => atFinance.events).toContainEqual(row)
  expect(inboxOf(atFinance)).toMatchObject({ waiting: 0, unseen: 0 })

  expect(await risk.call(approveChange, change)).toMatchObject({ ok: true })
  await expect.poll(() => atFinance.events).toContainEqual(['own', { about: 'change', id: change.id }])
  await expect.poll(() => inboxOf(atFinance)).toMatchObject({ unseen: 1 })
  await expect.poll(() => inboxOf(atRisk)).toMatchObject({ waiting: 0 })
  expect(await finance.call(getStaffInbox, { merchant })).toMatchObject({
    value: { changes: [{ id: change.id, state: 'applied', decidedBy: risk.mail, isSeen: false }] },
  })
  expect(await finance.call(markInboxSeen, {})).toMatchObject({ ok: true })
  expect(await finance.call(getStaffInbox, { merchant })).toMatchObject({ value: { changes: [{ isSeen: true }] } })
  await expect.poll(() => inboxOf(atFinance)).toMatchObject({ unseen: 0 })
})

test('a finished export is an event of its account only', async () => {
  const [auditor, colleague] = [await withRole('auditor'), await withRole('auditor')]
  const [own, other] = [await listening(auditor), await listening(colleague)]
  const answer = await auditor.call(requestExport, { merchant, source: 'staff', format: 'csv' })
  const id = answer.ok ? answer.value.id : ''
  await expect.poll(() => own.events).toContainEqual(['own', { about: 'export', id }])
  await expect.poll(() => inboxOf(own)).toMatchObject({ unseen: 1 })
  expect(other.events.filter(([name]) => name === 'own')).toEqual([])
})

test('changed rows are announced only to staff with the permission at the merchant', async () => {
  const [finance, { account }] = [await withRole('finance'), await newMember()]
  const manager = await withRole(await roleWith(gateway, 'games', ['catalogue.game.update']))
  const elsewhere = await newStaff(gateway, { roles: [['risk', 'lotus']], merchantCode: 'lotus' })
  const [atManager, atLotus, atFinance] = [
    await listening(manager),
    await listening(elsewhere, 'lotus'),
    await listening(finance),
  ]
  expect((await listening(elsewhere)).status).toBe(403)
  const change = await proposed(finance, account)
  await expect.poll(() => atFinance.events.some(([name]) => name === 'row')).toBe(true)
  await finance.call(withdrawChange, { merchant, id: change.id })
  expect([...atManager.events, ...atLotus.events].filter(([name]) => name !== 'inbox')).toEqual([])
  expect(inboxOf(atManager)).toMatchObject({ waiting: 0 })
})

test('a stream ends with its session, and does not extend it', async () => {
  const [auditor, idle] = [await withRole('auditor'), await withRole('auditor')]
  const stream = await listening(auditor)
  const { db, clock } = gateway.ports
  const ended = { ended_at: clock.now(), end_reason: 'signed_in_again' as const }
  await db.updateTable('staff_session').set(ended).where('staff_id', '=', auditor.id).execute()
  await expect.poll(() => stream.events).toContainEqual(['ended', { reason: 'signed_in_again' }])
  await expect.poll(() => stream.isOver).toBe(true)
  expect((await listening(auditor)).status).toBe(401)

  const seen = async () => {
    const { last_seen_at: at } = await db
      .selectFrom('staff_session')
      .select('last_seen_at')
      .where('staff_id', '=', idle.id)
      .executeTakeFirstOrThrow()
    return at
  }
  const before = await seen()
  clock.offsetMs = 10 * 60_000
  const open = await listening(idle)
  expect(open.status).toBe(200)
  expect(await seen()).toEqual(before)
  clock.offsetMs = 16 * 60_000
  await expect.poll(() => open.events).toContainEqual(['ended', { reason: 'idle' }])
})

test('no rows are announced after the role was removed', async () => {
  const [finance, { account }] = [await withRole('finance'), await newMember()]
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const risk = await newStaff(gateway, {
    roles: [
      ['risk', merchant],
      [await roleWith(gateway, 'classes', ['catalogue.game.update']), merchant],
    ],
  })
  const stream = await listening(risk)
  const change = await proposed(finance, account)
  await expect.poll(() => inboxOf(stream)).toMatchObject({ waiting: 1 })
  const revoked = { merchant, role: 'risk', account: String(risk.id), reason: 'Moves on' }
  expect(await owner.call(revokeRole, revoked)).toMatchObject({ ok: true })
  await expect.poll(() => inboxOf(stream)).toMatchObject({ waiting: 0 })
  const before = stream.events.length
  await adjust(finance, account, '900')
  await finance.call(withdrawChange, { merchant, id: change.id })
  expect(stream.events.slice(before).filter(([name]) => name === 'row')).toEqual([])
})
