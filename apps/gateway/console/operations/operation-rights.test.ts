import { randomUUID } from 'node:crypto'

import { listOperations, readSubject, runChange } from '@ante/contract/console/operations.ts'
import { roleTemplates } from '@ante/contract/staff/role-templates.ts'
import { VIEW_AS_ROLE } from '@ante/contract/staff/staff-endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { accessOf } from '../../operator/kit/command-access.ts'
import { roleWith } from '../../staff/test/role-with.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { change, entriesOf, newConversation, preview, read } from './test/operation-calls.ts'

let gateway: TestGateway
let admin: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  admin = await newStaff(gateway, { roles: [['merchant-admin', 'aurora']], merchantCode: 'aurora' })
})
afterAll(() => gateway.stop())

const withRole = (role: string, merchant: string | null = 'aurora') =>
  newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })
const entriesSince = (staff: StaffMember, count: number) => entriesOf(gateway, staff, count)
const countOf = async (staff: StaffMember) => (await entriesOf(gateway, staff)).length
const flag = (state: string, name = 'FEEDBACK3') => ({ flag: name, 'on|off': state })

describe('a right', () => {
  test.each(roleTemplates.map(({ code, rights }) => [code, rights] as const))(
    'of a %s offers exactly its operations',
    async (role, rights) => {
      const staff = await withRole(role)
      const listed = await staff.call(listOperations, { merchant: 'aurora' })
      const offered = listed.ok ? listed.value.areas.flatMap(({ subjects }) => subjects) : []
      expect(listed.ok).toBe(true)
      const names = offered.flatMap(({ name, actions }) => actions.map(({ action }) => [name, action] as const))
      const granted = new Set(
        rights.filter(({ right }) => right === 'apply').map(({ permission }): string => permission),
      )
      for (const [subject, action] of names)
        expect([subject, action, granted.has(accessOf(subject, action)?.permission ?? '')]).toEqual([
          subject,
          action,
          true,
        ])
      const forms = await Promise.all(
        offered.map(({ name }) => staff.call(readSubject, { merchant: 'aurora', subject: name })),
      )
      expect(forms.filter(({ ok }) => !ok)).toEqual([])
    },
  )

  test('that is missing hides an operation, which looks like one that does not exist', async () => {
    const content = await withRole('content')
    const count = await countOf(content)
    for (const answer of [
      await change(content, 'flags update', flag('off')),
      await preview(content, 'flags update', flag('off')),
      await read(content, 'flags list'),
      await content.call(readSubject, { merchant: 'aurora', subject: 'flags' }),
      await change(content, 'nothing update', {}),
    ])
      expect(answer).toMatchObject({ ok: false, status: 404, code: 'operation.not.found' })
    expect((await entriesSince(content, count)).map(({ refusal }) => refusal)).toEqual(
      Array(5).fill('operation.not.found'),
    )
  })

  test.each([
    'staff create-owner',
    'staff restore-owner',
    'backup create',
    'login start',
    'deposits approve',
    'withdrawals mark-paid',
    'approvals approve',
    'adjustments create',
    'constructor list',
    'flags list',
    'flags constructor',
  ])('to everything does not make %s a change of a form', async (name) => {
    const owner = await withRole('platform-owner', null)
    expect(await change(owner, name, {})).toMatchObject({ ok: false, code: 'operation.not.found' })
  })

  test('to a change is none to read it as a list', async () => {
    expect(await read(admin, 'flags update', flag('off'))).toMatchObject({ code: 'operation.not.found' })
  })

  test('of a viewed role shows reads, and never marks anything as read', async () => {
    const owner = await withRole('platform-owner', null)
    const number = await newConversation(gateway, 'aurora')
    const view = (role: string, subject: string, action: string, values: string) =>
      gateway
        .fetch(
          `/console/m/aurora/operations/${subject}/${action}?${new URLSearchParams({ values }).toString()}`,
          {
            headers: {
              Cookie: `__Host-ante-console=${owner.token}`,
              [VIEW_AS_ROLE]: `aurora/${role}`,
            },
          },
          'console.localhost',
        )
        .then(async (response) => (await response.json()) as { success: boolean; errorCode?: string })
    expect(await view('support', 'chat', 'list', '')).toMatchObject({ success: true })
    expect(await view('content', 'chat', 'list', '')).toMatchObject({ errorCode: 'operation.not.found' })
    expect(await view('support', 'chat', 'show', `number=${number}`)).toMatchObject({
      errorCode: 'staff.role.view_only',
    })
  })
})

describe('a read', () => {
  test('of personal data is logged as on the command line; another one is not', async () => {
    const support = await withRole('support')
    const count = await countOf(support)
    await read(support, 'chat list', { all: 'true' })
    await read(admin, 'flags list')
    expect(await entriesSince(support, count)).toMatchObject([
      { action: 'chat list', object: 'command', merchant_code: 'aurora', result: 'read', after: { all: 'true' } },
    ])
  })

  test('has the rows that contain a text, and says how many there are', async () => {
    const all = await read(admin, 'flags list')
    const some = await read(admin, 'flags list', {}, { search: 'feedback3' })
    const totals = [all, some].map((answer) =>
      answer.ok && answer.value.result.kind === 'list' ? answer.value.result.total : 0,
    )
    expect(totals[0]).toBeGreaterThan(20)
    expect(totals[1]).toBeGreaterThan(0)
    expect(totals[1]).toBeLessThan(3)
  })
})

/** Returns a person who writes letters alone; templates only propose them. */
const writer = async () => withRole(await roleWith(gateway, 'writer', ['messaging.mail.update']))

describe('values', () => {
  const cases: [string, string, Record<string, string | string[]>, object][] = [
    ['a missing one', 'flags update', { flag: 'FEEDBACK3' }, { field: 'on|off' }],
    ['an unknown field', 'flags update', { ...flag('off'), other: '1' }, { field: 'other' }],
    ['a repeated field', 'flags update', { flag: ['A3', 'B3'], 'on|off': 'off' }, { field: 'flag' }],
    ['another choice', 'flags update', flag('maybe'), { field: null }],
    ['no words', 'countries block', { country: [] }, { field: 'country' }],
    ['a name of an object', 'flags update', { ...flag('off'), __proto__x: '1' }, { field: '__proto__x' }],
  ]
  test.each(cases)('with %s are refused', async (_, name, values, details) => {
    expect(await change(admin, name, values)).toMatchObject({ ok: false, code: 'operation.invalid', details })
  })

  test('with a switch with a text are refused', async () => {
    const values = { key: 'k', transactional: 'maybe' }
    expect(await change(await writer(), 'mail create', values)).toMatchObject({
      code: 'operation.invalid',
      details: { field: 'transactional' },
    })
  })

  test('that name a file of the machine read none', async () => {
    const letter = { key: 'passwords', title: 'T', file: '/etc/passwd' }
    for (const values of [letter, { ...letter, file: '-' }])
      expect(await change(await writer(), 'mail create', values)).toMatchObject({
        code: 'operation.refused',
        details: { code: 'file_missing' },
      })
    const rules = { promotion: 'p', type: 'MANUAL', title: 'T', rules: '/etc/passwd' }
    const publisher = await withRole(await roleWith(gateway, 'publisher', ['promotions.promotion.update']))
    expect(await change(publisher, 'promotions create', rules)).toMatchObject({ details: { code: 'file_missing' } })
  })

  test('can be an uploaded file, whose content is not in the audit log', async () => {
    const files = [{ field: 'file', name: 'answer.html', content: '<p>Uploaded answer</p>' }]
    const made = await change(await writer(), 'mail create', { key: 'uploaded', title: 'T' }, { files })
    expect(made).toMatchObject({ value: { result: { changed: true } } })
    const owner = await withRole('platform-owner', null)
    const count = await countOf(owner)
    const secret = [{ field: 'secret', name: 'key.txt', content: 'too short' }]
    expect(
      await change(owner, 'connections add-key', { vendor: 'JL', key: 'jl-9' }, { merchant: '-', files: secret }),
    ).toMatchObject({ code: 'operation.refused' })
    const entries = await entriesSince(owner, count)
    expect(entries).toMatchObject([{ result: 'refused', after: { files: ['key.txt'], vendor: 'JL' } }])
    expect(JSON.stringify(entries)).not.toContain('too short')
  })

  test('refused by the command have its sentence and its code', async () => {
    expect(await change(admin, 'flags update', flag('off', 'FEEDBAK3'))).toMatchObject({
      code: 'operation.refused',
      details: { code: 'refused', message: expect.stringContaining('Did you mean FEEDBACK3?') },
    })
  })
})

test('a call without a CSRF token changes nothing', async () => {
  const answer = await admin.call(
    runChange,
    { merchant: 'aurora', subject: 'flags', action: 'update', values: [], key: randomUUID() },
    { 'X-CSRF-Token': 'wrong' },
  )
  expect(answer).toMatchObject({ code: 'staff.csrf.invalid' })
})
