import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { claimWithdrawal, releaseWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'
import { claimDeposit, releaseDeposit } from '@ante/contract/console/deposits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { operate } from '../../operator/operate.ts'
import { codeOf, newStaff, STAFF_PASSWORD } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { TEST_SECRET } from '../../test/test-config.ts'
import { claimedDeposit, reverseDeposit, withManualChannel } from '../test/claimed-deposits.ts'
import { queuedWithdrawals } from '../test/queued-withdrawals.ts'

let gateway: TestGateway
let finance: StaffMember
const folder = mkdtempSync(join(tmpdir(), 'ante-limits-'))
beforeAll(async () => {
  gateway = await startGateway()
  // Once the first owner exists, commands run in the name of staff.
  await newStaff(gateway, { roles: [['platform-owner', null]] })
  finance = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
  const signedIn = await run(['login', finance.mail], [STAFF_PASSWORD, codeOf(gateway, finance)])
  if (signedIn.code !== 0) throw new Error(signedIn.stderr)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.stop()
})

/** Runs a command in the name of a signed-in member of the finance staff. */
async function run(argv: string[], typed: string[] = []) {
  const received = { stdout: '', stderr: '' }
  const environment = { DATABASE_URL: gateway.databaseUrl, SECRETS_KEY: TEST_SECRET }
  const code = await operate(argv, {
    environment: { ...environment, ANTE_SESSION_FILE: join(folder, 'session.json') },
    actor: 'deploy',
    print: (text) => (received.stdout += `${text}\n`),
    printError: (text) => (received.stderr += text),
    async *hiddenLines() {
      yield* typed
    },
  })
  return { code, ...received }
}

const depositState = async (id: string) =>
  (await gateway.ports.db.selectFrom('deposit').select('state').where('transaction_id', '=', id).executeTakeFirst())
    ?.state
const withdrawalState = async (id: string) =>
  (await gateway.ports.db.selectFrom('withdrawal').select('state').where('id', '=', id).executeTakeFirst())?.state

test('a withdrawal within the limit is approved, and one above it awaits another person', async () => {
  const [small = ''] = await queuedWithdrawals(gateway, { merchantCode: 'aurora', count: 1, amount: '300.00' })
  const [large = ''] = await queuedWithdrawals(gateway, { merchantCode: 'aurora', count: 1, amount: '20001.00' })
  expect(await run(['withdrawals', 'approve', small])).toMatchObject({ code: 0 })
  expect(await withdrawalState(small)).not.toBe('REVIEW')
  expect(await run(['withdrawals', 'approve', large])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Another person must approve it.'),
  })
  expect(await withdrawalState(large)).toBe('REVIEW')
})

test('a daily limit applies to withdrawals too', async () => {
  const [id = ''] = await queuedWithdrawals(gateway, { merchantCode: 'aurora', count: 1, amount: '300.00' })
  await gateway.ports.db.updateTable('staff_limit_use').set({ amount: 5_000_000_000n }).execute()
  expect(await run(['withdrawals', 'approve', id])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('limit'),
  })
  expect(await withdrawalState(id)).toBe('REVIEW')
})

test('a withdrawal on hold cannot be approved', async () => {
  const [id = ''] = await queuedWithdrawals(gateway, { merchantCode: 'aurora', count: 1 })
  await gateway.ports.db
    .updateTable('withdrawal')
    .set({ held_at: gateway.ports.clock.now(), review_version: 1 })
    .where('id', '=', id)
    .execute()
  expect(await run(['withdrawals', 'approve', id])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('hold'),
  })
})

test('a decision is refused while a colleague has claimed the object at the console, and possible when the claim ends', async () => {
  const reviewer = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
  const [id = ''] = await queuedWithdrawals(gateway, { merchantCode: 'aurora', count: 1, amount: '300.00' })
  expect(await reviewer.call(claimWithdrawal, { merchant: 'aurora', id })).toMatchObject({ ok: true })
  const refused = { code: 1, stderr: expect.stringContaining(`${reviewer.mail} is reviewing it at the console`) }
  expect(await run(['withdrawals', 'approve', id])).toMatchObject(refused)
  expect(await run(['withdrawals', 'reject', id, '--reason', 'Not your card.'])).toMatchObject(refused)
  expect(await withdrawalState(id)).toBe('REVIEW')
  await reviewer.call(releaseWithdrawal, { merchant: 'aurora', id })
  expect(await run(['withdrawals', 'reject', id, '--reason', 'Not your card.'])).toMatchObject({ code: 0 })
  expect(await withdrawalState(id)).toBe('REJECTED')

  await withManualChannel(gateway)
  const claimed = await claimedDeposit(gateway)
  expect(await reviewer.call(claimDeposit, { merchant: 'aurora', id: claimed.id })).toMatchObject({ ok: true })
  const reason = ['--reason', 'On the statement of today']
  expect(await run(['deposits', 'approve', claimed.id, ...reason])).toMatchObject(refused)
  expect(await run(['deposits', 'reject', claimed.id, ...reason])).toMatchObject(refused)
  expect(await depositState(claimed.id)).toBe('SUBMITTED')
  await gateway.ports.db
    .updateTable('deposit_claim')
    .set({ expires_at: new Date(gateway.ports.clock.now().getTime() - 1) })
    .execute()
  expect(await run(['deposits', 'approve', claimed.id, ...reason])).toMatchObject({ code: 0 })
  expect(await depositState(claimed.id)).toBe('SUCCESS')

  await reverseDeposit(gateway, claimed.id)
  expect(await reviewer.call(claimDeposit, { merchant: 'aurora', id: claimed.id })).toMatchObject({ ok: true })
  expect(await run(['deposits', 'settle', claimed.id, ...reason])).toMatchObject(refused)
  await reviewer.call(releaseDeposit, { merchant: 'aurora', id: claimed.id })
  expect(await run(['deposits', 'settle', claimed.id, ...reason])).toMatchObject({ code: 0 })
})

test('a command ends the own claim, which the ended session at the console has left', async () => {
  const [id = ''] = await queuedWithdrawals(gateway, { merchantCode: 'aurora', count: 1, amount: '300.00' })
  const until = new Date(gateway.ports.clock.now().getTime() + 60_000)
  await gateway.ports.db
    .insertInto('withdrawal_claim')
    .values({ withdrawal_id: id, staff_id: finance.id, expires_at: until })
    .execute()
  expect(await run(['withdrawals', 'reject', id, '--reason', 'Not your card.'])).toMatchObject({ code: 0 })
  const claims = gateway.ports.db.selectFrom('withdrawal_claim').selectAll().where('withdrawal_id', '=', id)
  expect(await claims.execute()).toEqual([])
})

test('a problem that prevents an approved change is a sentence', async () => {
  await withManualChannel(gateway)
  const { id } = await claimedDeposit(gateway)
  const credit = ['deposits', 'approve', id, '--reason', 'On the statement of today']
  expect(await run(credit)).toMatchObject({ code: 0 })
  expect(await run(credit)).toMatchObject({ code: 1, stderr: expect.stringContaining(`${id} is credited already.`) })
})

test('a credited deposit above the limit awaits another person', async () => {
  await withManualChannel(gateway)
  const { id } = await claimedDeposit(gateway)
  const credit = ['deposits', 'approve', id, '--amount', '20001', '--reason', 'On the statement of today']
  expect(await run(credit)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Another person must approve it.'),
  })
  expect(await depositState(id)).toBe('SUBMITTED')
})
