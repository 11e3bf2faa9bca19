import { randomUUID } from 'node:crypto'

import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { stepUp } from '@ante/contract/staff/sign-in.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { cliOf } from '../../operator/test/cli-of.ts'
import { codeOf, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { deleteOldRuns } from './stored-runs.ts'
import { change, entriesOf, newConversation, preview, read } from './test/operation-calls.ts'

let gateway: TestGateway
let admin: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  admin = await newStaff(gateway, { roles: [['merchant-admin', 'aurora']], merchantCode: 'aurora' })
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

const { outputOf } = cliOf(() => gateway)

const withRole = (role: string, merchant: string | null = 'aurora') =>
  newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })

const entriesSince = (staff: StaffMember, count: number) => entriesOf(gateway, staff, count)
const countOf = async (staff: StaffMember) => (await entriesOf(gateway, staff)).length

const flag = (state: string, name = 'FEEDBACK3') => ({ flag: name, 'on|off': state })
const flagNow = async (name = 'FEEDBACK3', merchant = 'aurora') => {
  const row = await gateway.ports.db
    .selectFrom('merchant')
    .select('settings')
    .where('code', '=', merchant)
    .executeTakeFirstOrThrow()
  return row.settings.flags[name]
}

describe('a change', () => {
  test('is shown before it is made, and leaves the entry of the command line with the session of the console', async () => {
    await outputOf('flags', 'update', 'aurora', 'FEEDBACK3', 'on')
    const count = await countOf(admin)

    const tried = await preview(admin, 'flags update', flag('off'))
    const result = { kind: 'change', changed: true, merchant: 'aurora', before: true, after: false }
    expect(tried).toMatchObject({ ok: true, value: { result: { ...result, subject: 'FEEDBACK3' } } })
    expect(await flagNow()).toBe(true)
    expect(await entriesSince(admin, count)).toMatchObject([
      { action: 'flags update', object: 'command', result: 'read', after: { flag: 'FEEDBACK3', result: 'previewed' } },
    ])

    const version = tried.ok ? tried.value.version : ''
    const made = await change(admin, 'flags update', flag('off'), { version })
    expect(made).toMatchObject({ ok: true, value: { result, isRepeat: false } })
    expect(await flagNow()).toBe(false)
    const [, entry] = await entriesSince(admin, count)
    expect(entry).toMatchObject({
      action: 'merchant.flag.switch',
      object: 'flag:FEEDBACK3',
      merchant_code: 'aurora',
      before: { isOn: true },
      after: { isOn: false },
      result: 'done',
      role: 'merchant-admin',
      session_id: expect.any(String),
      ip: '127.0.0.1',
      request_id: expect.any(String),
    })
    await outputOf('flags', 'update', 'aurora', 'FEEDBACK3', 'on')
    await outputOf('flags', 'update', 'aurora', 'FEEDBACK3', 'off')
    const ofCommand = await gateway.ports.db
      .selectFrom('audit_entry')
      .select(['action', 'object', 'merchant_code', 'before', 'after', 'result', 'vendor', 'reason', 'refusal'])
      .where('staff_id', 'is', null)
      .where('action', '=', 'merchant.flag.switch')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject(ofCommand)
  })

  test('that would change nothing says so, and is no change in the audit log', async () => {
    await outputOf('flags', 'update', 'aurora', 'FEEDBACK3', 'on')
    const count = await countOf(admin)
    expect(await change(admin, 'flags update', flag('on'))).toMatchObject({ value: { result: { changed: false } } })
    expect(await entriesSince(admin, count)).toMatchObject([{ object: 'command', result: 'read' }])
  })

  test('is refused if another one was made since it was tried', async () => {
    await outputOf('flags', 'update', 'aurora', 'FEEDBACK3', 'on')
    const tried = await preview(admin, 'flags update', flag('off'))
    await outputOf('flags', 'update', 'aurora', 'FEEDBACK3', 'off')
    const version = tried.ok ? tried.value.version : ''
    // The flag is off already, which is no change; on again is one, but not from the state that was seen.
    await outputOf('maintenance', 'enable', 'aurora', '--message', 'One')
    const message = await preview(admin, 'maintenance enable', { message: 'Two' })
    await outputOf('maintenance', 'enable', 'aurora', '--message', 'Three')
    const seen = message.ok ? message.value.version : ''
    expect(await change(admin, 'maintenance enable', { message: 'Two' }, { version: seen })).toMatchObject({
      ok: false,
      code: 'operation.stale',
    })
    expect(version).not.toBe(seen)
    await outputOf('maintenance', 'disable', 'aurora')
  })

  test('is made once per key: a repeated call returns the first states, and another change is refused', async () => {
    await outputOf('flags', 'update', 'aurora', 'FEEDBACK3', 'on')
    const key = randomUUID()
    const first = await change(admin, 'flags update', flag('off'), { key })
    await outputOf('flags', 'update', 'aurora', 'FEEDBACK3', 'on')
    const second = await change(admin, 'flags update', flag('off'), { key })
    expect([first, second]).toMatchObject([
      { value: { isRepeat: false, result: { before: true, after: false } } },
      { value: { isRepeat: true, result: { before: true, after: false } } },
    ])
    expect(await flagNow()).toBe(true)
    expect(await change(admin, 'flags update', flag('off', 'CAPTCHA3'), { key })).toMatchObject({
      code: 'operation.key_conflict',
    })
    gateway.ports.clock.offsetMs = 8 * 24 * 60 * MINUTE_MS
    await deleteOldRuns(gateway.ports)
    const runs = await gateway.ports.db.selectFrom('operation_run').select('key').where('key', '=', key).execute()
    expect(runs).toEqual([])
  })

  test('of several calls with the same key at once, one is made', async () => {
    const staff = await withRole('support')
    const number = await newConversation(gateway, 'aurora')
    const key = randomUUID()
    const calls = Array.from({ length: 4 }, () => change(staff, 'chat send', { number, text: 'Hello' }, { key }))
    const answers = await Promise.all(calls)
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true, true])
    const repeats = answers.filter((answer) => answer.ok && answer.value.isRepeat)
    expect(repeats).toHaveLength(3)
    const sent = await gateway.ports.db
      .selectFrom('support_message')
      .select('text')
      .where('conversation_id', '=', BigInt(number))
      .where('sender', '=', 'service')
      .execute()
    expect(sent).toEqual([{ text: 'Hello' }])
    const entries = (await entriesSince(staff, 0)).filter(({ result }) => result === 'done')
    expect(entries).toMatchObject([{ action: 'chat send', object: number, merchant_code: 'aurora' }])
  })

  test('of money and keys needs a fresh second factor, but not to be tried', async () => {
    const finance = await withRole('finance')
    gateway.ports.clock.offsetMs = 6 * MINUTE_MS
    const values = { channel: 'bank', minimum: '123' }
    expect(await preview(finance, 'channels update', values)).toMatchObject({ ok: true })
    expect(await change(finance, 'channels update', values)).toMatchObject({ code: 'step_up.required' })
    await finance.call(stepUp, { code: codeOf(gateway, finance) })
    expect(await change(finance, 'channels update', values)).toMatchObject({ value: { result: { changed: true } } })
  })

  test('needs the right in its transaction too', async () => {
    const staff = await withRole('merchant-admin')
    const { db } = gateway.ports
    const waiting = db.transaction().execute(async (tx) => {
      // The change waits for the merchant, and the role is taken away meanwhile.
      await tx.selectFrom('merchant').select('code').where('code', '=', 'aurora').forUpdate().execute()
      const call = change(staff, 'flags update', flag('off'))
      await new Promise((resolve) => setTimeout(resolve, 300))
      await db.deleteFrom('staff_grant').where('staff_id', '=', staff.id).execute()
      return { call }
    })
    await outputOf('flags', 'update', 'lotus', 'FEEDBACK3', 'on')
    expect(await (await waiting).call).toMatchObject({ ok: false, code: 'permission.denied' })
    expect(await flagNow()).toBe(true)
  })
})

describe('the merchant', () => {
  test('is that of the page, whatever a form sends', async () => {
    await outputOf('flags', 'update', 'lotus', 'FEEDBACK3', 'on')
    await outputOf('flags', 'update', 'aurora', 'FEEDBACK3', 'on')
    const owner = await withRole('platform-owner', null)
    await change(owner, 'flags update', { ...flag('off'), merchant: 'lotus' })
    expect([await flagNow('FEEDBACK3', 'lotus'), await flagNow()]).toEqual([true, false])
    const listed = await read(owner, 'flags list', { merchant: 'lotus' })
    const rows = listed.ok && listed.value.result.kind === 'list' ? listed.value.result.rows : []
    expect(new Set(rows.map((row) => row['merchant']))).toEqual(new Set(['aurora']))
  })

  test('of a record must be that of the page, also for staff of both merchants', async () => {
    const owner = await withRole('platform-owner', null)
    const number = await newConversation(gateway, 'lotus')
    const count = await countOf(owner)
    for (const answer of [
      await read(owner, 'chat show', { number }),
      await read(owner, 'chat show', { number: '999999999' }),
      await change(owner, 'chat close', { number }),
      await change(owner, 'chat send', { number, text: 'Hello' }),
    ])
      expect(answer).toMatchObject({ ok: false, code: 'operation.refused', details: { code: 'not_found' } })
    expect((await entriesSince(owner, count)).map(({ result }) => result)).toEqual(Array(4).fill('refused'))
    expect(await read(owner, 'chat show', { number }, { merchant: 'lotus' })).toMatchObject({ ok: true })
    expect(await read(owner, 'chat show', { number }, { merchant: '-' })).toMatchObject({ ok: true })
  })

  test('is not one for which the staff has no role', async () => {
    expect(await change(admin, 'flags update', flag('off'), { merchant: 'lotus' })).toMatchObject({
      code: 'permission.denied',
    })
    expect(await read(admin, 'flags list', {}, { merchant: '-' })).toMatchObject({ code: 'permission.denied' })
  })

  test('has no operations about vendors, keys and jobs; the platform has none about one merchant', async () => {
    const owner = await withRole('platform-owner', null)
    for (const name of ['vendors list', 'connections list', 'jobs list', 'wallets list'])
      expect(await read(owner, name)).toMatchObject({ code: 'operation.not.found' })
    expect(await read(owner, 'jobs list', {}, { merchant: '-' })).toMatchObject({ ok: true })
    expect(await change(owner, 'flags update', flag('off'), { merchant: '-' })).toMatchObject({
      code: 'operation.not.found',
    })
  })
})

test('a failed job is run again or cancelled by staff of the platform, with an entry', async () => {
  const owner = await withRole('platform-owner', null)
  const failed = {
    name: 'cashier.nothing',
    key: randomUUID(),
    payload: '{}',
    run_at: new Date(),
    failed_at: new Date(),
  }
  const { id } = await gateway.ports.db
    .insertInto('job')
    .values({ ...failed, attempts: 5, last_error: 'no handler' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const number = String(id)
  const tried = await preview(owner, 'jobs cancel', { number }, { merchant: '-' })
  expect(tried).toMatchObject({ value: { result: { before: 'failed', after: 'cancelled' } } })
  expect(await read(owner, 'jobs show', { number }, { merchant: '-' })).toMatchObject({ ok: true })
  const count = await countOf(owner)
  expect(await change(owner, 'jobs cancel', { number }, { merchant: '-' })).toMatchObject({ ok: true })
  expect(await entriesSince(owner, count)).toMatchObject([
    { action: 'jobs cancel', merchant_code: null, result: 'done', before: 'failed', after: 'cancelled' },
  ])
  expect(await read(owner, 'jobs show', { number }, { merchant: '-' })).toMatchObject({ code: 'operation.refused' })
})
