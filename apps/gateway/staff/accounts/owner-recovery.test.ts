import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { changeStaffState } from '@ante/contract/staff/accounts.ts'
import { revokeRole } from '@ante/contract/staff/roles.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { operate } from '../../operator/operate.ts'
import { TEST_SECRET } from '../../test/test-config.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { codeOf, entriesAbout, newStaff, STAFF_PASSWORD } from '../test/staff-members.ts'
import type { StaffMember } from '../test/staff-members.ts'
import { applyOwnerRecoveries, RECOVERY_WAIT_MS } from './owner-recovery.ts'

let gateway: TestGateway
const folder = mkdtempSync(join(tmpdir(), 'ante-owners-'))
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.stop()
})
/** Each test begins with two owners. */
let [ana, ben]: [StaffMember, StaffMember] = [] as never
beforeEach(async () => {
  const { db, clock } = gateway.ports
  clock.offsetMs = 0
  await db.updateTable('staff_account').set({ owner_since: null }).execute()
  await db.deleteFrom('staff_grant').execute()
  await db.deleteFrom('owner_recovery').execute()
  await db.deleteFrom('login_failure').execute()
  rmSync(join(folder, 'session.json'), { force: true })
  ana = await newStaff(gateway, { roles: [['platform-owner', null]] })
  ben = await newStaff(gateway, { roles: [['platform-owner', null]] })
})

async function run(argv: string[], typed: string[] = []) {
  const received = { stdout: '', stderr: '' }
  const environment = {
    DATABASE_URL: gateway.databaseUrl,
    SECRETS_KEY: TEST_SECRET,
    ANTE_SESSION_FILE: join(folder, 'session.json'),
  }
  const code = await operate(argv, {
    environment,
    actor: 'deploy',
    print: (text) => (received.stdout += `${text}\n`),
    printError: (text) => (received.stderr += text),
    async *hiddenLines() {
      yield* typed
    },
  })
  return { code, ...received }
}

const login = (staff: StaffMember) => run(['login', staff.mail], [STAFF_PASSWORD, codeOf(gateway, staff)])
const mailsTo = async (recipient: string) =>
  (
    await gateway.ports.db
      .selectFrom('outbox_message')
      .select('subject')
      .where('recipient', '=', recipient)
      .orderBy('written_at')
      .execute()
  ).map(({ subject }) => subject)
const recover = (mail: string) => run(['staff', 'restore-owner', mail, 'Eve', '--reason', 'Devices lost'])
const inviting = () => ({ ...gateway.ports, consoleOrigin: 'http://console.localhost:8080' })
const reason = 'Long absence'

test.each([
  ['locks', (id: string) => ana.call(changeStaffState, { merchant: '-', id, state: 'locked', reason })],
  ['closes', (id: string) => ana.call(changeStaffState, { merchant: '-', id, state: 'left', reason })],
  [
    'takes the role from',
    (account: string) => ana.call(revokeRole, { merchant: '-', role: 'platform-owner', account, reason }),
  ],
])('an owner who %s the other one cannot create another owner, and all owners are notified', async (_what, remove) => {
  expect(await remove(String(ben.id))).toMatchObject({ ok: true })
  await login(ana)
  const created = await run(['staff', 'create-owner', 'puppet@ante.example', 'Puppet'])
  expect(created).toMatchObject({ code: 1, stderr: expect.stringContaining('There are, or were, two owners') })
  for (const { mail } of [ana, ben]) expect(await mailsTo(mail)).toEqual([expect.stringMatching(/^Platform owner/)])
})

test('two simultaneous commands create one second owner', async () => {
  const { db } = gateway.ports
  await db.deleteFrom('staff_grant').where('staff_id', '=', ben.id).execute()
  await db.updateTable('staff_account').set({ owner_since: null }).where('id', '=', ben.id).execute()
  await login(ana)
  const names = ['one', 'two', 'three']
  const results = await Promise.all(names.map((name) => run(['staff', 'create-owner', `${name}@ante.example`, name])))
  expect(results.filter(({ code }) => code === 0)).toHaveLength(1)
})

test('all owners are notified of a recovery, which waits a day and can be cancelled', async () => {
  await gateway.ports.db.updateTable('staff_account').set({ state: 'locked' }).where('id', '=', ben.id).execute()
  const asked = await recover('eve@ante.example')
  expect(asked).toMatchObject({ code: 0, stdout: expect.stringContaining('All owners are notified') })
  expect(asked.stdout).not.toContain('#')
  for (const { mail } of [ana, ben])
    expect(await mailsTo(mail)).toContain('Recovery of the platform owner eve@ante.example')
  const [entry] = await entriesAbout(gateway, 'staff:eve@ante.example')
  expect(entry).toMatchObject({
    action: 'staff.account.recover-owner',
    actor: 'system operator (deploy)',
    reason: 'Devices lost',
  })
  expect(await recover('eve@ante.example')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('waits already'),
  })

  await applyOwnerRecoveries(inviting())
  expect(await mailsTo('eve@ante.example')).toEqual([])
  expect(await run(['staff', 'cancel-recovery', 'eve@ante.example', '--reason', 'Not asked for'])).toMatchObject({
    code: 0,
  })
  gateway.ports.clock.offsetMs = RECOVERY_WAIT_MS + 1_000
  await applyOwnerRecoveries(inviting())
  expect(await mailsTo('eve@ante.example')).toEqual([])
})

test('after the wait the account is an invited owner; an existing owner keeps working until then', async () => {
  const { db, clock } = gateway.ports
  expect(await recover(ben.mail)).toMatchObject({ code: 0 })
  await applyOwnerRecoveries(inviting())
  const stateOf = async () =>
    db.selectFrom('staff_account').select(['state', 'totp_secret']).where('id', '=', ben.id).executeTakeFirstOrThrow()
  expect(await stateOf()).toMatchObject({ state: 'active', totp_secret: expect.any(Buffer) })
  clock.offsetMs = RECOVERY_WAIT_MS + 1_000
  await applyOwnerRecoveries(inviting())
  expect(await stateOf()).toMatchObject({ state: 'invited', totp_secret: null })
  expect(await mailsTo(ben.mail)).toContain('Your invitation to the operator console')
})

test('while two other owners are active, they recover an account at the console, also after the wait', async () => {
  const lost = await newStaff(gateway, { roles: [['platform-owner', null]] })
  expect(await recover(lost.mail)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Two owners are active'),
  })
  const { db, clock } = gateway.ports
  await db.updateTable('staff_account').set({ state: 'locked' }).where('id', '=', ben.id).execute()
  expect(await recover(lost.mail)).toMatchObject({ code: 0 })
  await db.updateTable('staff_account').set({ state: 'active' }).where('id', '=', ben.id).execute()
  clock.offsetMs = RECOVERY_WAIT_MS + 1_000
  await applyOwnerRecoveries(inviting())
  expect(await db.selectFrom('owner_recovery').select('state').execute()).toEqual([{ state: 'failed' }])
})

test('if no owner can object, for example before the first sign-in, a recovery takes effect immediately and prints the link', async () => {
  await gateway.ports.db
    .updateTable('staff_account')
    .set({ state: 'invited' })
    .where('owner_since', 'is not', null)
    .execute()
  expect(await recover(ana.mail)).toMatchObject({ code: 0, stdout: expect.stringMatching(/\/invitation#[\w-]{43}/) })
})

test('a recovery is refused for an account that was never an owner', async () => {
  await gateway.ports.db.updateTable('staff_account').set({ state: 'locked' }).where('id', '=', ben.id).execute()
  const trader = await newStaff(gateway, { roles: [['trader', 'aurora']], merchantCode: 'aurora' })
  expect(await recover(trader.mail)).toMatchObject({ code: 1, stderr: expect.stringContaining('is not an owner') })
})

test('a person can neither unlock one of their own accounts nor remove its leave date, from any of them', async () => {
  const admin = { roles: [['merchant-admin', 'aurora'] as const], merchantCode: 'aurora' }
  const first = await newStaff(gateway, admin)
  const twin = await newStaff(gateway, { ...admin, mail: first.mail.replace('@', '+b@') })
  const other = await newStaff(gateway, admin)
  const leavesAt = new Date(gateway.ports.clock.now().getTime() + 86_400_000).toISOString()
  const set = (by: StaffMember, state: 'active' | 'left', more: object = {}) =>
    by.call(changeStaffState, { merchant: 'aurora', id: String(first.id), state, reason, ...more })
  expect(await set(other, 'left', { leavesAt })).toMatchObject({ ok: true })
  expect(await set(first, 'active')).toMatchObject({ status: 403, code: 'staff.account.own' })
  expect(await set(twin, 'active')).toMatchObject({ status: 403, code: 'staff.account.own' })
  expect(await set(other, 'active')).toMatchObject({ ok: true })
})
