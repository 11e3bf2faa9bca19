import { randomUUID } from 'node:crypto'

import { cancelScheduledFlag, listFlags, switchFlag } from '@ante/contract/console/flags.ts'
import type { ListedFlag } from '@ante/contract/console/flags.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
import { approveChange } from '@ante/contract/staff/changes.ts'
import { guardedFlags } from '@ante/contract/merchant/flags.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let admin: StaffMember
const merchant = 'aurora'
const HOUR_MS = 3_600_000
beforeAll(async () => {
  gateway = await startGateway()
  admin = await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant })
})
afterAll(() => gateway.stop())

async function listed(staff = admin) {
  const answer = await staff.call(listFlags, { merchant })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
async function flagNamed(name: string): Promise<ListedFlag> {
  const found = (await listed()).flags.find(({ flag }) => flag === name)
  if (!found) throw new Error(`no flag ${name}`)
  return found
}
const isOnAtSite = async (flag: string) => {
  const answer = await gateway.call(getSettings, {})
  return answer.ok && answer.value.flags[flag] === true
}
type Switch = Omit<InputOf<typeof switchFlag>, 'merchant' | 'key' | 'reason' | 'seen'>
const change = (input: Switch & { seen?: boolean; key?: string }, staff = admin) =>
  staff.call(switchFlag, { merchant, seen: !input.isOn, key: randomUUID(), reason: 'Planned work', ...input })
const inAnHour = () => new Date(gateway.ports.clock.now().getTime() + HOUR_MS).toISOString()
const entryOf = async (flag: string) => (await entriesAbout(gateway, `flag:${flag}`)).at(0)
/** Runs `work` at a later time; sessions of staff would end meanwhile. */
async function later(ms: number, work: () => Promise<unknown>): Promise<void> {
  gateway.ports.clock.offsetMs += ms
  await work()
  gateway.ports.clock.offsetMs -= ms
}

/** Runs the job, which also runs on its own schedule. */
async function runDue(): Promise<void> {
  const job = gateway.jobs.find((one) => one.kind === 'recurring' && one.name === 'console.switch-scheduled-flags')
  if (job?.kind !== 'recurring') throw new Error('no such job')
  await job.run()
}

test('a flag is switched at once on the site; list and audit log name the person', async () => {
  expect(await change({ flag: 'FEEDBACK3', isOn: false })).toMatchObject({ value: { outcome: 'applied' } })
  await expect.poll(() => isOnAtSite('FEEDBACK3')).toBe(false)
  expect(await flagNamed('FEEDBACK3')).toMatchObject({
    states: { aurora: false },
    changed: { by: admin.mail, reason: 'Planned work' },
  })
  expect(await entryOf('FEEDBACK3')).toMatchObject({
    action: 'merchant.flag.switch',
    actor: admin.mail,
    before: { isOn: true },
    after: { isOn: false },
  })
  expect(await change({ flag: 'FEEDBACK3', isOn: true })).toMatchObject({ ok: true })
  await expect.poll(() => isOnAtSite('FEEDBACK3')).toBe(true)
})

test('states of other merchants are shown only to staff who may read their flags', async () => {
  expect((await listed()).merchants.map(({ code }) => code)).toEqual(['aurora'])
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const { merchants, flags } = await listed(owner)
  expect(merchants[0]?.code).toBe('aurora')
  expect(merchants.map(({ code }) => code)).toContain('lotus')
  expect(flags.every(({ states }) => Object.keys(states).every((code) => !code.endsWith('-trial')))).toBe(true)
  const narrower = flags.find(({ flag }) => flag === 'AGEDOWNMAN3')?.narrower
  expect(narrower).toEqual(['DOWNMAN', 'TEAMBETTING3', 'AGETEAMPNL3'])
  const pages = flags.find(({ flag }) => flag === 'AGEDOWNMAN3')?.pages
  expect(pages).toEqual(['/m/member/team', '/m/teamBetting', '/m/agent/team/pnl'])
})

test.each(guardedFlags)('%s is switched only when another person approves', async (flag) => {
  const { states } = await flagNamed(flag)
  const isOn = states['aurora'] !== true
  const requested = await change({ flag, isOn })
  expect(requested).toMatchObject({ value: { outcome: 'waiting' } })
  expect((await flagNamed(flag)).states['aurora'] === true).toBe(!isOn)
  const id = (requested.ok && requested.value.id) || ''
  const { binding } = await gateway.ports.db
    .selectFrom('change_request')
    .select('binding')
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow()
  const decision = { merchant, id, binding: binding.toString('hex') }
  expect(await admin.call(approveChange, decision)).toMatchObject({ code: 'approval.own' })
  const other = await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant })
  expect(await other.call(approveChange, decision)).toMatchObject({ value: { state: 'applied' } })
  expect((await flagNamed(flag)).states['aurora']).toBe(isOn)
})

test('a scheduled change takes effect at its time, once, in the order of the times', async () => {
  const at = inAnHour()
  expect(await change({ flag: 'MISSION', isOn: false, at })).toMatchObject({ value: { outcome: 'applied' } })
  const { states, scheduled } = await flagNamed('MISSION')
  expect(states['aurora']).toBe(true)
  expect(scheduled).toMatchObject([{ isOn: false, at, requestedBy: admin.mail, reason: 'Planned work' }])
  await runDue()
  expect((await flagNamed('MISSION')).states['aurora']).toBe(true)

  await later(HOUR_MS, () => Promise.all([runDue(), runDue()]))
  await expect.poll(() => isOnAtSite('MISSION')).toBe(false)
  expect(await flagNamed('MISSION')).toMatchObject({
    states: { aurora: false },
    scheduled: [],
    changed: { by: admin.mail, reason: 'Planned work' },
  })
  const [done, requested, ...others] = await entriesAbout(gateway, 'flag:MISSION')
  expect(done).toMatchObject({ actor: admin.mail, after: { isOn: false, isScheduled: true } })
  expect(requested).toMatchObject({ after: { isOn: false, at } })
  expect(others).toEqual([])
})

test('a scheduled change can be cancelled until it takes effect, and only at its merchant', async () => {
  await change({ flag: 'MEMCLUB3', isOn: false, at: inAnHour() })
  const id = (await flagNamed('MEMCLUB3')).scheduled[0]?.id ?? ''
  const lotus = await newStaff(gateway, { roles: [['merchant-admin', 'lotus']], merchantCode: 'lotus' })
  expect(await lotus.call(cancelScheduledFlag, { merchant: 'lotus', id })).toMatchObject({
    code: 'flag.schedule.ended',
  })
  expect(await admin.call(cancelScheduledFlag, { merchant, id })).toMatchObject({ ok: true })
  expect(await admin.call(cancelScheduledFlag, { merchant, id })).toMatchObject({ code: 'flag.schedule.ended' })
  await later(2 * HOUR_MS, runDue)
  expect(await flagNamed('MEMCLUB3')).toMatchObject({ states: { aurora: true }, scheduled: [] })
  expect(await entryOf('MEMCLUB3')).toMatchObject({ action: 'merchant.flag.cancel', actor: admin.mail })
})

test.each<[name: string, input: Switch & { seen?: boolean }, problem: string]>([
  ['an unknown flag', { flag: 'NOSUCHFLAG', isOn: true }, 'flag.not_found'],
  ['a state that the flag has already', { flag: 'MAILCEN', isOn: true }, 'flag.changed'],
  ['a state that was not seen', { flag: 'MAILCEN', isOn: false, seen: false }, 'flag.changed'],
  ['a time that has passed', { flag: 'MAILCEN', isOn: false, at: '2020-01-01T00:00:00.000Z' }, 'flag.time_past'],
])('%s is refused and changes nothing', async (_name, input, problem) => {
  const before = await listed()
  expect(await change(input)).toMatchObject({ code: 'change.invalid', details: { problem: { code: problem } } })
  expect(await listed()).toEqual(before)
})

test('a repeated call has no further effect, and of simultaneous ones a single one is applied', async () => {
  const key = randomUUID()
  const off = { flag: 'REFERRAL', isOn: false, key }
  expect([await change(off), await change(off)].map(({ ok }) => ok)).toEqual([true, true])
  const entries = await entriesAbout(gateway, 'flag:REFERRAL')
  expect(entries.filter(({ after }) => after !== 'repeated')).toHaveLength(1)
  const answers = await Promise.all([1, 2, 3].map(() => change({ flag: 'REFERRAL', isOn: true })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('at most a hundred changes of a merchant are scheduled', async () => {
  const db = gateway.ports.db
  const at = new Date(inAnHour())
  const row = { merchant_code: merchant, flag: 'COMM3', is_on: false, at, reason: 'x', requested_by: 'x' }
  const rows = Array.from({ length: 100 }, () => ({ ...row, requested_at: at }))
  await db.insertInto('scheduled_flag').values(rows).execute()
  expect(await change({ flag: 'COMM3', isOn: false, at: at.toISOString() })).toMatchObject({
    details: { problem: { code: 'flag.too_many_scheduled', values: { count: '100' } } },
  })
  await db.deleteFrom('scheduled_flag').where('flag', '=', 'COMM3').execute()
})

test('staff without the right read no flags, and staff who may only read them change none', async () => {
  const support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  expect(await support.call(listFlags, { merchant })).toMatchObject({ code: 'permission.denied' })
  expect(await change({ flag: 'COMM3', isOn: false }, support)).toMatchObject({ code: 'permission.denied' })
})
