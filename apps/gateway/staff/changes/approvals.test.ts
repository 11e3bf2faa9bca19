import { randomUUID } from 'node:crypto'

import { approveChange, listChanges, rejectChange, skipApproval, withdrawChange } from '@ante/contract/staff/changes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { balanceChanges } from '../test/balance-changes.ts'
import { entriesAbout } from '../test/staff-members.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

const { merchant, withRole, newMember, adjust, proposed } = balanceChanges(() => gateway)

test('below the limit, finance credits without approval; ledger and audit log contain the credit once', async () => {
  const [finance, { account, balanceOf }] = [await withRole('finance'), await newMember()]
  const key = randomUUID()
  for (const _ of [1, 2])
    expect(await adjust(finance, account, '50', { key })).toEqual({ ok: true, value: { outcome: 'applied', id: null } })
  expect(await balanceOf()).toBe(unitsOf('150'))
  const [, entry] = await entriesAbout(gateway, `member:${account}`)
  expect(entry).toMatchObject({
    action: 'wallet.balance.adjust',
    actor: finance.mail,
    approver: null,
    reason: 'Goodwill',
  })
})

test('a key identifies one credit of one person', async () => {
  const [finance, colleague, { account, balanceOf }] = [
    await withRole('finance'),
    await withRole('finance'),
    await newMember(),
  ]
  const key = randomUUID()
  expect(await adjust(finance, account, '50', { key })).toMatchObject({ value: { outcome: 'applied' } })
  expect(await adjust(finance, account, '60', { key })).toMatchObject({ code: 'change.invalid' })
  expect(await balanceOf()).toBe(unitsOf('150'))
  expect(await adjust(colleague, account, '50', { key })).toMatchObject({ value: { outcome: 'applied' } })
  expect(await balanceOf()).toBe(unitsOf('200'))
  const large = randomUUID()
  const waiting = await adjust(finance, account, '900', { key: large })
  expect(waiting).toMatchObject({ value: { outcome: 'waiting' } })
  expect(await adjust(finance, account, '900', { key: large })).toEqual(waiting)
  expect(await adjust(finance, account, '950', { key: large })).toMatchObject({ code: 'change.invalid' })
  const id = waiting.ok ? (waiting.value.id ?? '') : ''
  expect(await finance.call(withdrawChange, { merchant, id })).toMatchObject({ ok: true })
})

test('a debit is refused if it exceeds the balance', async () => {
  const [finance, { account, balanceOf }] = [await withRole('finance'), await newMember()]
  expect(await adjust(finance, account, '30', { direction: 'debit' })).toMatchObject({ ok: true })
  expect(await balanceOf()).toBe(unitsOf('70'))
  expect(await adjust(finance, account, '71', { direction: 'debit' })).toMatchObject({
    code: 'change.invalid',
    details: { problem: { code: 'wallet.too_low', values: {} } },
  })
  expect(await balanceOf()).toBe(unitsOf('70'))
})

test('above the limit another person decides, and the approver is in the audit log', async () => {
  const [finance, risk, { account, balanceOf }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const change = await proposed(finance, account)
  expect(await balanceOf()).toBe(unitsOf('100'))
  expect(await risk.call(listChanges, { merchant, state: 'waiting' })).toMatchObject({
    value: {
      changes: [{ id: change.id, binding: change.binding, values: { amount: '900' }, proposedBy: finance.mail }],
    },
  })
  expect(await risk.call(approveChange, change)).toEqual({ ok: true, value: { state: 'applied', failure: null } })
  expect(await balanceOf()).toBe(unitsOf('1000'))
  const [entry] = await entriesAbout(gateway, `member:${account}`)
  expect(entry).toMatchObject({ action: 'wallet.balance.adjust', actor: finance.mail, approver: risk.mail })
})

test('the requester can never approve the change: with the own account, a second account, or an edited request', async () => {
  const admin = await withRole('merchant-admin', 'ana@person.example')
  const { account, balanceOf } = await newMember()
  const change = await proposed(admin, account, '5000')
  expect(await admin.call(approveChange, change)).toMatchObject({ status: 403, code: 'approval.own' })
  const second = await withRole('merchant-admin', 'ana+2@person.example')
  expect(await second.call(approveChange, change)).toMatchObject({ status: 403, code: 'approval.same_person' })
  expect(await second.call(rejectChange, { ...change, reason: 'mine' })).toMatchObject({ code: 'approval.same_person' })
  expect(await admin.call(skipApproval, { ...change, reason: 'urgent' })).toMatchObject({ code: 'permission.denied' })
  const self = gateway.ports.db
    .updateTable('change_request')
    .set({ state: 'approved', decided_by: admin.id })
    .where('id', '=', BigInt(change.id))
  await expect(self.execute()).rejects.toThrow('check constraint')
  expect(await balanceOf()).toBe(unitsOf('100'))
  const [entry] = await entriesAbout(gateway, `POST ${approveChange.path}`)
  expect(entry).toMatchObject({ result: 'refused', refusal: 'approval.same_person', actor: second.mail })
})

test('an edited change replaces the earlier request, which can no longer be decided', async () => {
  const [finance, risk, { account, balanceOf }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const former = await proposed(finance, account, '900')
  expect(await adjust(finance, account, '9000', { replaces: former.id })).toMatchObject({
    value: { outcome: 'waiting' },
  })
  expect(await risk.call(approveChange, former)).toMatchObject({ code: 'change.decided', details: { state: 'void' } })
  expect(await balanceOf()).toBe(unitsOf('100'))
  const other = await withRole('finance')
  const mine = await proposed(finance, account, '901')
  expect(await adjust(other, account, '902', { replaces: mine.id })).toMatchObject({ code: 'change.invalid' })
})

test('a decision about an outdated version of the change is refused', async () => {
  const [finance, risk, { account }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const change = await proposed(finance, account)
  const other = await proposed(finance, account, '901')
  expect(await risk.call(approveChange, { ...change, binding: other.binding })).toMatchObject({ code: 'change.stale' })
})

test('values changed in the database after the proposal are never applied', async () => {
  const [finance, risk, { account, balanceOf }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const change = await proposed(finance, account)
  await sql`update change_request set values = jsonb_set(values, '{amount}', '"90000"') where id = ${change.id}`.execute(
    gateway.ports.db,
  )
  expect(await risk.call(approveChange, change)).toMatchObject({ value: { state: 'failed' } })
  expect(await balanceOf()).toBe(unitsOf('100'))
})

test('an object that changed after the proposal is not changed by it', async () => {
  const [finance, risk, { account, balanceOf }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const change = await proposed(finance, account)
  await gateway.ports.db.updateTable('member').set({ status: 'disabled' }).where('account', '=', account).execute()
  expect(await risk.call(approveChange, change)).toEqual({
    ok: true,
    value: { state: 'failed', failure: { code: 'object.changed', values: {} } },
  })
  expect(await balanceOf()).toBe(unitsOf('100'))
})
