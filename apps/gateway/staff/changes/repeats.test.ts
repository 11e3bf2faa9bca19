import { randomUUID } from 'node:crypto'

import { rejectChange } from '@ante/contract/staff/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { balanceChanges } from '../test/balance-changes.ts'
import { expireChanges } from './apply-change.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { merchant, withRole, newMember, adjust, proposed, stateOf } = balanceChanges(() => gateway)

const limitFinance = (perDecision: string) =>
  gateway.ports.db
    .updateTable('staff_role_right')
    .set({ per_decision: unitsOf(perDecision) })
    .where('permission', '=', 'wallet.balance.update')
    .where('right_name', '=', 'apply')
    .execute()

const changesOf = (account: string) =>
  gateway.ports.db.selectFrom('change_request').select('state').where('object', '=', `member:${account}`).execute()

test('a repeat of an applied credit does not become a request after the limit was lowered', async () => {
  const [finance, { account, balanceOf }] = [await withRole('finance'), await newMember()]
  const key = randomUUID()
  const applied = { ok: true, value: { outcome: 'applied', id: null } }
  expect(await adjust(finance, account, '400', { key })).toEqual(applied)
  await limitFinance('100')
  expect(await adjust(finance, account, '400', { key })).toEqual(applied)
  expect(await adjust(finance, account, '401', { key })).toMatchObject({ code: 'change.invalid' })
  expect(await changesOf(account)).toEqual([])
  expect(await balanceOf()).toBe(unitsOf('500'))
})

test('a repeat of a request does not become a credit after the limit was raised', async () => {
  await limitFinance('100')
  const [finance, risk, { account, balanceOf }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const key = randomUUID()
  const waiting = await adjust(finance, account, '400', { key })
  expect(waiting).toMatchObject({ value: { outcome: 'waiting' } })
  await limitFinance('500')
  expect(await adjust(finance, account, '400', { key })).toEqual(waiting)
  expect(await balanceOf()).toBe(unitsOf('100'))
  const { id, binding } = await gateway.ports.db
    .selectFrom('change_request')
    .select(['id', 'binding'])
    .where('object', '=', `member:${account}`)
    .executeTakeFirstOrThrow()
  const change = { merchant, id: String(id), binding: binding.toString('hex') }
  expect(await risk.call(rejectChange, { ...change, reason: 'Not agreed' })).toMatchObject({ ok: true })
  expect(await adjust(finance, account, '400', { key })).toMatchObject({
    code: 'change.invalid',
    details: { problem: { code: 'request.ended', values: { state: 'rejected' } } },
  })
  expect(await balanceOf()).toBe(unitsOf('100'))
})

test('simultaneous repeats take effect once, even while the limit changes', async () => {
  await limitFinance('500')
  const [finance, { account, balanceOf }] = [await withRole('finance'), await newMember()]
  const key = randomUUID()
  const answers = await Promise.all([
    adjust(finance, account, '400', { key }),
    limitFinance('100'),
    ...[1, 2, 3].map(() => adjust(finance, account, '400', { key })),
  ])
  expect(answers).toHaveLength(5)
  const credited = (await balanceOf()) === unitsOf('500') ? 1 : 0
  expect(credited + (await changesOf(account)).length).toBe(1)
  await limitFinance('500')
})

test('the member gets one mail about each credit and debit', async () => {
  const [finance, { account }] = [await withRole('finance'), await newMember()]
  const key = randomUUID()
  for (const _ of [1, 2]) await adjust(finance, account, '40', { key })
  await adjust(finance, account, '10', { direction: 'debit' })
  const mails = await gateway.ports.db
    .selectFrom('mail')
    .innerJoin('member', 'member.id', 'mail.member_id')
    .select(['mail.template', 'mail.detail'])
    .where('member.account', '=', account)
    .orderBy('mail.id')
    .execute()
  expect(mails).toEqual([
    { template: 'balance.adjusted', detail: { direction: 'credit', amount: '40.00', currency: expect.any(String) } },
    { template: 'balance.adjusted', detail: { direction: 'debit', amount: '10.00', currency: expect.any(String) } },
  ])
})

test('any number of changes can expire in one run', async () => {
  const [finance, { account }] = [await withRole('finance'), await newMember()]
  const change = await proposed(finance, account)
  const { db, clock } = gateway.ports
  const row = await db
    .selectFrom('change_request')
    .selectAll()
    .where('id', '=', BigInt(change.id))
    .executeTakeFirstOrThrow()
  const { id: _id, failure: _failure, values, before, ...rest } = row
  const stored = { ...rest, values: JSON.stringify(values), before: JSON.stringify(before) }
  const copies = Array.from({ length: 230 }, () => ({ ...stored, key: randomUUID() }))
  await db.insertInto('change_request').values(copies).execute()
  clock.offsetMs = 73 * 3_600_000
  await expireChanges(gateway.ports)
  clock.offsetMs = 0
  expect(await stateOf(change)).toMatchObject({ state: 'expired' })
  const left = await db.selectFrom('change_request').select('id').where('state', '=', 'waiting').execute()
  expect(left).toEqual([])
})
