import { randomUUID } from 'node:crypto'

import { runChange } from '@ante/contract/console/operations.ts'
import { listVendorNames, listVendors, showVendor } from '@ante/contract/console/vendors.ts'
import { HOUR_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PartyHealth } from '../../kit/party-health.ts'
import { VendorCalls } from '../../launch/public.ts'
import { KEY, playing, VENDOR, vendorOf } from '../../launch/test/vendor.ts'
import type { TestVendor } from '../../launch/test/vendor.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

const merchant = '-'

let gateway: TestGateway
let owner: StaffMember
let vendor: TestVendor
let calls: VendorCalls
beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
  owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  calls = new VendorCalls(gateway.ports)
})
afterAll(() => gateway.stop())

async function shown(code = VENDOR, staff = owner, of = merchant) {
  const answer = await staff.call(showVendor, { merchant: of, vendor: code })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
async function listed(staff = owner, of = merchant) {
  const answer = await staff.call(listVendors, { merchant: of })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.vendors
}
const change = (staff: StaffMember, action: 'stop' | 'open', reason = 'Wrong payouts', at = merchant) =>
  staff.call(runChange, {
    merchant: at,
    subject: 'vendors',
    action,
    values: [
      { name: 'vendor', value: VENDOR },
      { name: 'reason', value: reason },
    ],
    key: randomUUID(),
  })

test('staff stops a vendor in one call: bets are refused, the list shows it first, and it is in the audit log', async () => {
  const session = await playing(vendor, '10.00')
  expect(await vendor.bet(session)).toMatchObject({ ok: true })
  expect(await change(owner, 'stop')).toMatchObject({ ok: true })
  expect(await vendor.bet(session)).toMatchObject({ code: 'seamless.session.expired' })
  const [first] = await listed()
  expect(first).toMatchObject({ code: VENDOR, state: 'stopped', reason: 'Wrong payouts', until: null })
  const [entry] = await gateway.ports.db
    .selectFrom('audit_entry')
    .select(['actor', 'action', 'reason', 'before', 'after'])
    .where('action', '=', 'vendors stop')
    .orderBy('id', 'desc')
    .execute()
  expect(entry).toMatchObject({ actor: owner.mail, reason: 'Wrong payouts', after: { stopped: true } })
  expect(await change(owner, 'open', 'Fixed')).toMatchObject({ ok: true })
  expect(await vendor.bet(session)).toMatchObject({ ok: true })
  expect((await shown()).vendor).toMatchObject({ state: 'open', since: null, reason: '' })
  expect(await entriesAbout(gateway, 'nothing')).toEqual([])
})

test.each([
  ['an administrator of a merchant', 'merchant-admin', 'aurora'],
  ['a trader', 'trader', 'aurora'],
] as const)('%s sees the merchant’s vendors, but cannot stop them', async (_who, role, code) => {
  const staff = await newStaff(gateway, { roles: [[role, code]], merchantCode: code })
  const vendors = await listed(staff, code)
  expect(vendors.length).toBeGreaterThan(3)
  for (const at of [code, merchant]) expect((await change(staff, 'stop', 'Mine', at)).ok).toBe(false)
  expect((await shown(VENDOR, staff, code)).vendor.state).toBe('open')
})

test('addresses and keys are shown to staff who may see connections, without secrets', async () => {
  const trader = await newStaff(gateway, { roles: [['trader', 'aurora']], merchantCode: 'aurora' })
  expect((await shown(VENDOR, trader, 'aurora')).connection).toBeNull()
  const answer = await shown()
  expect(answer.connection?.keys).toContainEqual(expect.objectContaining({ id: KEY.keyId }))
  expect(JSON.stringify(answer)).not.toContain(KEY.secret)
})

test('a vendor that the merchant does not offer looks like a missing one', async () => {
  const { db } = gateway.ports
  await db.deleteFrom('merchant_vendor').where('merchant_code', '=', 'lotus').where('vendor', '=', VENDOR).execute()
  const staff = await newStaff(gateway, { roles: [['trader', 'lotus']], merchantCode: 'lotus' })
  expect((await listed(staff, 'lotus')).map(({ code }) => code)).not.toContain(VENDOR)
  for (const code of [VENDOR, 'NOBODY'])
    expect(await staff.call(showVendor, { merchant: 'lotus', vendor: code })).toMatchObject({
      code: 'vendor.not.found',
    })
})

test('calls of the last hour are counted with failures and the 95th percentile, and the last call is kept a day', async () => {
  const { clock } = gateway.ports
  const record = (ms: number, isAnswered: boolean) => calls.record({ vendor: 'JL', way: 'out', ms, isAnswered })
  clock.offsetMs = -3 * HOUR_MS
  record(4_000, false)
  await calls.flush()
  clock.offsetMs = 0
  expect((await shown('JL')).vendor.callsOut).toMatchObject({
    count: 0,
    failures: 0,
    p95Ms: null,
    lastAt: expect.any(String),
  })
  for (let count = 0; count < 19; count++) record(8, true)
  record(700, false)
  await calls.flush()
  clock.offsetMs = MINUTE_MS
  record(9, true)
  await calls.flush()
  clock.offsetMs = 0
  const { callsOut, callsIn } = (await shown('JL')).vendor
  expect(callsOut).toMatchObject({ count: 21, failures: 1, p95Ms: 10 })
  expect(callsIn.count).toBe(0)
})

test('calls of a vendor to the gateway are counted, refusals as answered, with the key that signed them', async () => {
  const session = await playing(vendor, '1.00')
  const before = (await shown()).vendor.callsIn.count
  await vendor.bet(session, { amount: '5.00' })
  await expect.poll(async () => (await shown()).vendor.callsIn.count, { timeout: 8_000 }).toBeGreaterThan(before)
  const { vendor: figures, connection } = await shown()
  expect(figures.callsIn.failures).toBe(0)
  expect(connection?.keys.find(({ id }) => id === KEY.keyId)?.usedAt).toEqual(expect.any(String))
})

test('a vendor that does not answer is down with its problem, and the circuit breaker shows its pause', async () => {
  const health = new PartyHealth(gateway.ports)
  const party = { kind: 'vendor', merchantCode: null, code: 'JL' } as const
  const until = new Date(gateway.ports.clock.now().getTime() + 10_000)
  health.record(party, 'no answer to the opening of a game', { failures: 2, until })
  const ofJl = async () => (await listed()).find(({ code }) => code === 'JL')
  await expect.poll(ofJl).toMatchObject({
    health: 'down',
    problem: 'no answer to the opening of a game',
    breaker: { failures: 2, pausedUntil: until.toISOString() },
  })
  health.record(party, null)
  await expect.poll(ofJl).toMatchObject({ health: 'up', problem: '', breaker: null })
})

test('open rounds are counted by vendor with the oldest, and at a merchant those of its players', async () => {
  const before = (await shown()).vendor.openRounds.count
  const session = await playing(vendor, '10.00')
  await vendor.bet(session)
  await vendor.bet(session)
  expect((await shown()).vendor.openRounds).toMatchObject({
    count: before + 2,
    isMore: false,
    oldestAt: expect.any(String),
  })
  const staff = await newStaff(gateway, { roles: [['trader', 'aurora']], merchantCode: 'aurora' })
  expect((await shown(VENDOR, staff, 'aurora')).vendor.openRounds.count).toBe(before + 2)
})

test('the names to choose from have the state of each vendor', async () => {
  await change(owner, 'stop')
  const answer = await owner.call(listVendorNames, { merchant })
  expect(answer).toMatchObject({ ok: true })
  expect(answer.ok && answer.value.vendors).toContainEqual({
    code: VENDOR,
    name: 'Northlight Studio',
    state: 'stopped',
    canStop: true,
  })
  await change(owner, 'open')
})
