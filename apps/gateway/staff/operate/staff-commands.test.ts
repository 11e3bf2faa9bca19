import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { operate } from '../../operator/operate.ts'
import { TEST_SECRET } from '../../test/test-config.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { codeOf, entriesAbout, newStaff, STAFF_PASSWORD } from '../test/staff-members.ts'
import type { StaffMember } from '../test/staff-members.ts'

let gateway: TestGateway
const folder = mkdtempSync(join(tmpdir(), 'ante-staff-'))
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.stop()
})
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('login_failure').execute()
})

/** Runs commands as one operating-system user, with a separate file for the sign-in. */
function shell(name: string) {
  const file = join(folder, `${name}.json`)
  const run = async (argv: string[], typed: string[] = [], isInteractive = false) => {
    const received = { stdout: '', stderr: '' }
    const code = await operate(argv, {
      environment: { DATABASE_URL: gateway.databaseUrl, SECRETS_KEY: TEST_SECRET, ANTE_SESSION_FILE: file },
      actor: 'deploy',
      isInteractive,
      print: (text) => (received.stdout += `${text}\n`),
      printError: (text) => (received.stderr += text),
      async *hiddenLines() {
        yield* typed
      },
    })
    return { code, ...received }
  }
  const login = (staff: StaffMember) => run(['login', staff.mail], [STAFF_PASSWORD, codeOf(gateway, staff)])
  return { file, run, login }
}

const lastEntry = () =>
  gateway.ports.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const flag = (value: string) => ['flags', 'update', 'aurora', 'MAILCEN', value]

test('until the first owner exists, commands run and are logged as the system operator', async () => {
  const { run } = shell('first')
  expect(await run(flag('off'))).toMatchObject({ code: 0 })
  expect(await lastEntry()).toMatchObject({
    actor: 'system operator (deploy)',
    staff_id: null,
    merchant_code: 'aurora',
    action: 'merchant.flag.switch',
    object: 'flag:MAILCEN',
    before: { isOn: true },
    after: { isOn: false },
  })
  const created = await run(['staff', 'create-owner', 'first@ante.example', 'First Owner'])
  expect(created).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/http:\/\/console\.localhost:8080\/invitation#[\w-]{43}/),
  })
  expect(await lastEntry()).toMatchObject({ action: 'staff.account.create-owner', object: 'staff:first@ante.example' })
})

test('after that, a change requires a sign-in and is logged with the name of the staff', async () => {
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const { file, run, login } = shell('owner')
  expect(await run(flag('on'))).toMatchObject({ code: 1, stderr: 'Sign in with `ante login`.' })
  expect(await run(['flags', 'list', 'aurora'])).toMatchObject({ code: 0 })
  expect(await login(owner)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`You are signed in as ${owner.mail}.`),
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await run(flag('on'))).toMatchObject({ code: 0 })
  expect(await lastEntry()).toMatchObject({
    actor: owner.mail,
    staff_id: owner.id,
    role: 'platform-owner',
    after: { isOn: true },
  })
  expect(await run(['login', 'end'])).toMatchObject({ code: 0, stdout: 'You are signed out.\n' })
  expect(await run(flag('off'))).toMatchObject({ code: 1 })
})

test('a wrong password or code opens no session', async () => {
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const { run } = shell('wrong')
  expect(await run(['login', owner.mail], ['Wrong2026', codeOf(gateway, owner)])).toMatchObject({ code: 1 })
  expect(await run(['login', owner.mail], [STAFF_PASSWORD, '000000'])).toMatchObject({
    code: 1,
    stderr: 'The code is wrong.',
  })
  expect(await run(['login', owner.mail], [])).toMatchObject({ code: 1, stderr: 'No input was entered.' })
  expect(await run(flag('off'))).toMatchObject({ code: 1 })
})

test('a command requires the permission by a role at the merchant', async () => {
  const content = await newStaff(gateway, { roles: [['content', 'aurora']], merchantCode: 'aurora' })
  const { run, login } = shell('content')
  await login(content)
  expect(await run(['pages', 'update', 'aurora', '/m/redRain', 'off'])).toMatchObject({ code: 0 })
  const denied = await run([...flag('off'), '--json'])
  expect(denied).toMatchObject({ code: 1 })
  expect(JSON.parse(denied.stderr)).toMatchObject({ code: 'permission_denied' })
  expect(await lastEntry()).toMatchObject({ actor: content.mail, result: 'refused', refusal: 'permission.denied' })
  expect(await run(['pages', 'update', 'lotus', '/m/redRain', 'off'])).toMatchObject({ code: 1 })
  expect(await run(['withdrawals', 'list', 'aurora'])).toMatchObject({ code: 1 })
})

test('an auditor can read personal data, which is logged, and change nothing', async () => {
  const auditor = await newStaff(gateway, { roles: [['auditor', 'aurora']], merchantCode: 'aurora' })
  const { run, login } = shell('auditor')
  await login(auditor)
  expect(await run(['withdrawals', 'list', 'aurora'])).toMatchObject({ code: 0 })
  expect(await lastEntry()).toMatchObject({ actor: auditor.mail, action: 'withdrawals list', result: 'read' })
  expect(await run(flag('off'))).toMatchObject({ code: 1 })
  expect(await run(['adjustments', 'create', 'aurora', 'player01', '--amount', '1', '--reason', 'test'])).toMatchObject(
    {
      code: 1,
    },
  )
  expect(await run(['withdrawals', 'list', 'lotus'])).toMatchObject({ code: 1 })
  expect(await run(['withdrawals', 'list'])).toMatchObject({ code: 1 })
})

test('a credit above the limit is requested by one person and approved by another, as at the console', async () => {
  await makeTestMember(gateway, '0.00', { account: 'viacommand' })
  const finance = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
  const risk = await newStaff(gateway, { roles: [['risk', 'aurora']], merchantCode: 'aurora' })
  const [maker, checker] = [shell('maker'), shell('checker')]
  await maker.login(finance)
  await checker.login(risk)
  const credit = ['adjustments', 'create', 'aurora', 'viacommand', '--reason', 'Compensation']
  const small = await maker.run([...credit, '--amount', '10', '--json'])
  expect(JSON.parse(small.stdout)).toMatchObject({ outcome: 'applied' })
  const large = await maker.run([...credit, '--amount', '600', '--json'])
  const { outcome, change } = JSON.parse(large.stdout) as { outcome: string; change: string }
  expect(outcome).toBe('waiting')
  expect(await maker.run(['approvals', 'approve', 'aurora', change])).toMatchObject({ code: 1 })
  expect((await checker.run(['approvals', 'list', 'aurora'])).stdout).toContain('member:viacommand')
  const approved = await checker.run(['approvals', 'approve', 'aurora', change, '--json'])
  expect(JSON.parse(approved.stdout)).toMatchObject({ state: 'applied' })
  const entries = await entriesAbout(gateway, 'member:viacommand')
  expect(entries[0]).toMatchObject({ action: 'wallet.balance.adjust', actor: finance.mail, approver: risk.mail })
})

test('commands for money, keys and roles require a second factor of the last five minutes', async () => {
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const { run, login } = shell('stepping')
  await login(owner)
  const past = new Date(gateway.ports.clock.now().getTime() - 5 * 60_000)
  await gateway.ports.db
    .updateTable('staff_session')
    .set({ stepped_up_at: past })
    .where('staff_id', '=', owner.id)
    .where('ended_at', 'is', null)
    .execute()
  await gateway.ports.db.updateTable('staff_account').set({ totp_last_step: 0n }).where('id', '=', owner.id).execute()
  const invite = ['staff', 'invite', 'aurora', 'stepup@ante.example', 'S']
  expect(await run([...invite, '--json'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('step_up_required'),
  })
  expect(await run(flag('on'))).toMatchObject({ code: 0 })
  expect(await run(['login', 'confirm'], ['000000'])).toMatchObject({ code: 1 })
  expect(await run(['login', 'confirm'], [codeOf(gateway, owner)])).toMatchObject({ code: 0 })
  expect(await run(invite)).toMatchObject({ code: 0 })
})

test('a stale second factor is renewed by the option, or by a code that the person types; a wrong code changes nothing', async () => {
  const finance = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
  await makeTestMember(gateway, '0.00', { account: 'stepped' })
  const { run, login } = shell('factor')
  await login(finance)
  const age = async () => {
    const { db, clock } = gateway.ports
    const past = new Date(clock.now().getTime() - 5 * 60_000)
    await db.updateTable('staff_session').set({ stepped_up_at: past }).where('staff_id', '=', finance.id).execute()
    await db.updateTable('staff_account').set({ totp_last_step: 0n }).where('id', '=', finance.id).execute()
  }
  const credit = ['adjustments', 'create', 'aurora', 'stepped', '--amount', '1', '--reason', 'Goodwill']
  await age()
  expect(await run(credit)).toMatchObject({ code: 1, stderr: expect.stringContaining('--code 123456') })
  expect(await run([...credit, '--code', '000000'])).toMatchObject({ code: 1, stderr: 'The code is wrong.' })
  expect(await run(credit, ['000000'], true)).toMatchObject({ code: 1, stderr: 'The code is wrong.' })
  const balance = () =>
    gateway.ports.db.selectFrom('direct_action').select('key').where('object', '=', 'member:stepped').execute()
  expect(await balance()).toEqual([])
  expect(await run([...credit, '--code', codeOf(gateway, finance)])).toMatchObject({ code: 0 })
  await age()
  expect(await run(credit, [codeOf(gateway, finance)], true)).toMatchObject({ code: 0 })
  expect(await balance()).toHaveLength(2)
  const entries = await entriesAbout(gateway, `staff:${finance.mail}`)
  expect(entries.filter(({ action }) => action === 'staff.session.step-up')).toHaveLength(2)
})

test('a money command above the limit awaits another person, with the same limit as at the console', async () => {
  const finance = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
  await makeTestMember(gateway, '0.00', { account: 'limited' })
  const { run, login } = shell('limited')
  await login(finance)
  const credit = (amount: string) =>
    run(['adjustments', 'create', 'aurora', 'limited', '--amount', amount, '--reason', 'Goodwill', '--json'])
  expect(JSON.parse((await credit('500')).stdout)).toMatchObject({ outcome: 'applied' })
  expect(JSON.parse((await credit('500.01')).stdout)).toMatchObject({ outcome: 'waiting' })
})

test('the first owner creates the second; further staff is invited, gets a role by two persons, and is closed', async () => {
  const { db } = gateway.ports
  await db.deleteFrom('staff_grant').execute()
  await db.updateTable('staff_account').set({ owner_since: null }).execute()
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const [one, other] = [shell('one'), shell('other')]
  await one.login(owner)
  expect(await one.run(['staff', 'create-owner', 'second@ante.example', 'Second'])).toMatchObject({ code: 0 })
  expect(await one.run(['staff', 'create-owner', 'third@ante.example', 'Third'])).toMatchObject({ code: 1 })
  expect(await one.run(['staff', 'invite', 'aurora', 'dan@ante.example', 'Dan'])).toMatchObject({ code: 0 })
  const request = ['staff', 'request-role', 'aurora', 'dan@ante.example', 'support', '--reason', 'New']
  const requested = await one.run(request)
  const [, change = ''] = /Change (\d+) waits/.exec(requested.stdout) ?? []
  const checker = await newStaff(gateway, { roles: [['platform-owner', null]] })
  await other.login(checker)
  expect(await other.run(['approvals', 'approve', 'aurora', change])).toMatchObject({ code: 0 })
  expect((await one.run(['staff', 'list', 'aurora', '--json'])).stdout).toContain('support (aurora)')
  const stranger = await newStaff(gateway, { roles: [['support', 'lotus']], merchantCode: 'lotus' })
  const foreign = ['staff', 'request-role', 'aurora', stranger.mail, 'support', '--reason', 'Not ours']
  expect(await one.run(foreign)).toMatchObject({ code: 1, stderr: expect.stringContaining('no such account') })
  const close = ['staff', 'close', 'aurora', 'dan@ante.example', '--reason', 'Left the company']
  expect(await one.run(close)).toMatchObject({ code: 0 })
  expect(await one.run(close)).toMatchObject({ code: 1 })
})

test('the audit log is verified and saved with its hash; any change of the log is detected', async () => {
  const { db } = gateway.ports
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const { run, login } = shell('auditing')
  await login(owner)
  expect(await run(['audit', 'verify'])).toMatchObject({ code: 0 })
  const file = join(folder, 'audit.csv')
  const saved = await run(['audit', 'save', 'aurora', file, '--json'])
  const { rows, sha256 } = JSON.parse(saved.stdout) as { rows: number; sha256: string[] }
  const text = readFileSync(file, 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(rows + 1)
  expect(sha256).toEqual([createHash('sha256').update(text).digest('hex')])
  expect(await lastEntry()).toMatchObject({ action: 'audit.entry.export', result: 'exported', actor: owner.mail })

  await expect(sql`update audit_entry set actor = 'x'`.execute(db)).rejects.toThrow('immutable')
  await expect(sql`delete from audit_entry`.execute(db)).rejects.toThrow('immutable')
  await expect(sql`truncate audit_entry cascade`.execute(db)).rejects.toThrow('immutable')
  await sql`alter table audit_entry disable trigger audit_entry_is_immutable`.execute(db)
  await sql`update audit_entry set actor = 'x' where chain = 'aurora' and position = 2`.execute(db)
  const changed = await run(['audit', 'verify'])
  expect(changed).toMatchObject({ code: 1, stderr: expect.stringContaining('aurora: entry 2: entry was changed') })
  await sql`delete from audit_entry where chain = 'aurora' and position in (2, (select position from audit_chain where chain = 'aurora'))`.execute(
    db,
  )
  const removed = await run(['audit', 'verify', 'aurora'])
  expect(removed.stderr).toContain('entry 3: entry is missing before it')
  expect(removed.stderr).toContain('last entry is missing')
})
