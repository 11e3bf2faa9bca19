import { ignoreBankLine, importBankLines, listBankLines } from '@ante/contract/console/bank-lines.ts'
import {
  claimDeposit,
  creditQueuedDeposit,
  listDepositQueue,
  rejectQueuedDeposit,
  releaseDeposit,
  showQueuedDeposit,
} from '@ante/contract/console/deposits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimedDeposit, sendReceipt, withManualChannel } from '../../cashier/test/claimed-deposits.ts'
import { inTransaction } from '../../kit/db.ts'
import { csrfOf } from '../../staff/sessions/sessions.ts'
import { CONSOLE, entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { staffStream } from '../../staff/test/staff-stream.ts'
import { fetchAsHost } from '../../test/fetch-as-host.ts'
import { startOtherGateway } from '../../staff/test/other-gateway.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let one: StaffMember
let other: StaffMember
const merchant = 'aurora'
const withRole = (role: string) => newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })
beforeAll(async () => {
  gateway = await startGateway()
  await withManualChannel(gateway)
  one = await withRole('finance')
  other = await withRole('finance')
})
afterAll(() => gateway.stop())

async function shown(id: string, staff: StaffMember) {
  const answer = await staff.call(showQueuedDeposit, { merchant, id })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const seen = async (id: string) => ({ merchant, id, version: (await shown(id, one)).deposit.version })
const claimOf = async (id: string, staff: StaffMember) => (await shown(id, staff)).deposit.claim
const stateOf = async (id: string) => (await shown(id, one)).deposit.state

/** Makes all claims expire, as three minutes do. */
const expireClaims = () =>
  gateway.ports.db
    .updateTable('deposit_claim')
    .set({ expires_at: new Date(gateway.ports.clock.now().getTime() - 1) })
    .execute()

/** Imports a bank line with this amount; returns its id. */
async function bankLine(amount: string): Promise<string> {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila', dateStyle: 'short', timeStyle: 'short' })
  const row = `${day.format(gateway.ports.clock.now())},${amount},PHP,"REYES, ANA",${crypto.randomUUID()}`
  const text = `date,amount,currency,payer,reference\n${row}`
  const imported = await one.call(importBankLines, { merchant, text })
  if (!imported.ok) throw new Error(imported.code)
  const lines = await one.call(listBankLines, { merchant })
  return lines.ok ? (lines.value.lines[0]?.id ?? '') : ''
}

test('a claim names the reviewer to others, refuses their decisions, and is taken over when it expires', async () => {
  const { id, toPay } = await claimedDeposit(gateway)
  const answer = await one.call(claimDeposit, { merchant, id })
  const until = answer.ok ? Date.parse(answer.value.until) - gateway.ports.clock.now().getTime() : 0
  expect([until > 170_000, until <= 180_000]).toEqual([true, true])
  expect(await other.call(claimDeposit, { merchant, id })).toMatchObject({
    code: 'deposit.claimed',
    details: { by: one.mail },
  })
  expect(await claimOf(id, one)).toMatchObject({ by: one.mail, isOwn: true })
  const list = await other.call(listDepositQueue, { merchant })
  const row = list.ok && list.value.deposits.find((deposit) => deposit.id === id)
  expect(row).toMatchObject({ claim: { by: one.mail, isOwn: false } })

  const credit = { ...(await seen(id)), paid: toPay }
  expect(await other.call(creditQueuedDeposit, credit)).toMatchObject({ code: 'deposit.claimed' })
  const rejection = { ...(await seen(id)), code: 'not_received' }
  expect(await other.call(rejectQueuedDeposit, rejection)).toMatchObject({ code: 'deposit.claimed' })
  expect(await stateOf(id)).toBe('SUBMITTED')

  await expireClaims()
  expect(await claimOf(id, one)).toBeNull()
  expect(await other.call(claimDeposit, { merchant, id })).toMatchObject({ ok: true })
  // The first reviewer, whose claim expired while the form was open, is refused now.
  expect(await one.call(creditQueuedDeposit, credit)).toMatchObject({
    code: 'deposit.claimed',
    details: { by: other.mail },
  })
  expect(await other.call(creditQueuedDeposit, credit)).toMatchObject({ value: { outcome: 'applied' } })
  expect(await stateOf(id)).toBe('SUCCESS')
  expect(await one.call(claimDeposit, { merchant, id })).toMatchObject({
    code: 'deposit.stale',
    details: { state: 'SUCCESS' },
  })
  const actions = (await entriesAbout(gateway, `deposit:${id}`)).map(({ action, result }) => `${action} ${result}`)
  expect(actions).toContain('cashier.deposit.claim done')
})

test('of two reviewers at the same moment one gets the claim, and of claim and decision one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, toPay } = await claimedDeposit(gateway)
    const claims = await Promise.all([one, other].map((staff) => staff.call(claimDeposit, { merchant, id })))
    expect(claims.map((answer) => (answer.ok ? 'claimed' : answer.code)).toSorted()).toEqual([
      'claimed',
      'deposit.claimed',
    ])
    await expireClaims()

    const credit = { ...(await seen(id)), paid: toPay }
    const [claimed, credited] = await Promise.all([
      one.call(claimDeposit, { merchant, id }),
      other.call(creditQueuedDeposit, credit),
    ])
    // The decision of the other reviewer came first, or was refused because of the claim.
    expect(claimed.ok).not.toBe(credited.ok)
    expect(claimed.ok ? 'claimed' : claimed.code).toBe(credited.ok ? 'deposit.stale' : 'claimed')
  }
})

test('a claim ends when the reviewer closes the deposit or opens another one, and after a decision', async () => {
  const [first, second] = [await claimedDeposit(gateway), await claimedDeposit(gateway)]
  await one.call(claimDeposit, { merchant, id: first.id })
  expect(await other.call(releaseDeposit, { merchant, id: first.id })).toMatchObject({ ok: true })
  expect(await claimOf(first.id, other)).toMatchObject({ by: one.mail })
  await one.call(claimDeposit, { merchant, id: second.id })
  expect(await claimOf(first.id, other)).toBeNull()
  expect(await one.call(releaseDeposit, { merchant, id: second.id })).toMatchObject({ ok: true })
  expect(await claimOf(second.id, other)).toBeNull()

  await one.call(claimDeposit, { merchant, id: first.id })
  // Above the limit, the request of a credit ends the claim as well.
  const high = { ...(await seen(first.id)), paid: '30000', reason: 'Paid two purchases at once' }
  expect(await one.call(creditQueuedDeposit, high)).toMatchObject({ value: { outcome: 'waiting' } })
  expect(await claimOf(first.id, other)).toBeNull()
  expect(await one.call(releaseDeposit, { merchant, id: 'DNONE1234' })).toMatchObject({ code: 'deposit.not.found' })
})

test('a bank line that a reviewer is matching cannot be used or ignored by others meanwhile', async () => {
  const [first, second] = [await claimedDeposit(gateway), await claimedDeposit(gateway)]
  const line = await bankLine(first.toPay)
  expect(await one.call(claimDeposit, { merchant, id: first.id, line })).toMatchObject({ ok: true })
  const lines = await other.call(listBankLines, { merchant })
  expect(lines.ok && lines.value.lines.find(({ id }) => id === line)).toMatchObject({
    claim: { by: one.mail, isOwn: false },
  })
  const claimed = { code: 'bank.line.claimed', details: { by: one.mail } }
  expect(await other.call(claimDeposit, { merchant, id: second.id, line })).toMatchObject(claimed)
  // The refused call claims nothing.
  expect(await claimOf(second.id, one)).toBeNull()
  const credit = { ...(await seen(second.id)), paid: second.toPay, line, reason: 'Same payer' }
  expect(await other.call(creditQueuedDeposit, credit)).toMatchObject(claimed)
  const ignored = { merchant, id: line, state: 'ignored', reason: 'No deposit' } as const
  expect(await other.call(ignoreBankLine, ignored)).toMatchObject(claimed)

  // Another choice of the reviewer frees the line.
  expect(await one.call(claimDeposit, { merchant, id: first.id })).toMatchObject({ ok: true })
  expect(await other.call(claimDeposit, { merchant, id: second.id, line })).toMatchObject({ ok: true })
  await expireClaims()
  const own = { ...(await seen(first.id)), paid: first.toPay, line }
  expect(await one.call(creditQueuedDeposit, own)).toMatchObject({ value: { outcome: 'applied' } })
  expect(await other.call(claimDeposit, { merchant, id: second.id, line })).toMatchObject({
    code: 'bank.line.not.found',
  })
  for (const unknown of ['999999999', '1'.repeat(18)])
    expect(await other.call(claimDeposit, { merchant, id: second.id, line: unknown })).toMatchObject({
      code: 'bank.line.not.found',
    })
})

test('of two reviewers who choose one bank line at the same moment, one gets it', async () => {
  const [first, second] = [await claimedDeposit(gateway), await claimedDeposit(gateway)]
  const line = await bankLine(first.toPay)
  const answers = await Promise.all([
    one.call(claimDeposit, { merchant, id: first.id, line }),
    other.call(claimDeposit, { merchant, id: second.id, line }),
  ])
  expect(answers.map((answer) => (answer.ok ? 'claimed' : answer.code)).toSorted()).toEqual([
    'bank.line.claimed',
    'claimed',
  ])
})

test('a reviewer whose role is taken away cannot extend the claim or decide, and others take over when it expires', async () => {
  const leaver = await withRole('finance')
  const { id, toPay } = await claimedDeposit(gateway)
  expect(await leaver.call(claimDeposit, { merchant, id })).toMatchObject({ ok: true })
  await gateway.ports.db.deleteFrom('staff_grant').where('staff_id', '=', leaver.id).execute()
  const credit = { ...(await seen(id)), paid: toPay }
  expect(await leaver.call(claimDeposit, { merchant, id })).toMatchObject({ code: 'permission.denied' })
  expect(await leaver.call(creditQueuedDeposit, credit)).toMatchObject({ code: 'permission.denied' })
  expect(await other.call(creditQueuedDeposit, credit)).toMatchObject({ code: 'deposit.claimed' })
  await expireClaims()
  expect(await other.call(creditQueuedDeposit, credit)).toMatchObject({ value: { outcome: 'applied' } })
})

test('claims and the end of claims are pushed to other staff', async () => {
  const reviewer = await withRole('finance')
  const { id, toPay } = await claimedDeposit(gateway)
  const line = await bankLine(toPay)
  const { events } = await staffStream(gateway, other, merchant)
  await expect.poll(() => events.some(([name]) => name === 'inbox')).toBe(true)
  const rows = () => events.flatMap(([name, data]) => (name === 'row' ? [data] : []))
  await reviewer.call(claimDeposit, { merchant, id, line })
  const claimed = { list: 'deposits.claims', id, what: 'claimed' }
  await expect.poll(rows).toEqual([claimed, { list: 'bank-lines', id: line, what: 'claimed' }])
  events.length = 0
  await reviewer.call(releaseDeposit, { merchant, id })
  await expect.poll(rows).toEqual([claimed, { list: 'bank-lines', id: line, what: 'claimed' }])
  events.length = 0
  await reviewer.call(creditQueuedDeposit, { ...(await seen(id)), paid: toPay, line })
  await expect.poll(rows).toEqual([
    { list: 'deposits.claims', id, what: 'changed' },
    { list: 'deposits.credited', id, what: 'added' },
    { list: 'bank-lines', id: line, what: 'changed' },
  ])
})

test('a new deposit, its receipt and a credit that awaits approval are pushed to other staff', async () => {
  const { events } = await staffStream(gateway, other, merchant)
  await expect.poll(() => events.some(([name]) => name === 'inbox')).toBe(true)
  const rows = () => events.flatMap(([name, data]) => (name === 'row' ? [data] : []))
  const { id, member } = await claimedDeposit(gateway)
  const inClaims = { list: 'deposits.claims', id }
  await expect.poll(rows).toEqual([
    { list: 'deposits.waiting', id, what: 'added' },
    { list: 'deposits.waiting', id, what: 'changed' },
    { ...inClaims, what: 'added' },
  ])
  events.length = 0
  await sendReceipt(gateway, { id, member }, '#335577')
  await expect.poll(rows).toEqual([{ ...inClaims, what: 'updated' }])
  events.length = 0
  const high = { ...(await seen(id)), paid: '30000', reason: 'Paid two purchases at once' }
  await one.call(creditQueuedDeposit, high)
  await expect
    .poll(rows)
    .toEqual([{ ...inClaims, what: 'updated' }, expect.objectContaining({ list: 'approvals', what: 'added' })])
})

test('a gateway that is killed during a decision leaves the deposit claimed and undecided', async () => {
  const { url, kill } = await startOtherGateway(gateway)
  const { id, toPay, member } = await claimedDeposit(gateway)
  const credit = { ...(await seen(id)), paid: toPay }
  expect(await one.call(claimDeposit, { merchant, id })).toMatchObject({ ok: true })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let locked = () => {}
  const isLocked = new Promise<void>((resolve) => (locked = resolve))
  // A lock on the member's wallet blocks the credit after the claim was ended in its transaction.
  const holding = inTransaction(gateway.ports.db, async (tx) => {
    await sql`select from account where member_id = ${member.memberId} for update`.execute(tx)
    locked()
    await held
  })
  await isLocked
  const { version, paid } = credit
  const address = url + creditQueuedDeposit.path.replace(':merchant', merchant).replace(':id', id)
  const headers = {
    'Content-Type': 'application/json',
    Cookie: `__Host-ante-console=${one.token}`,
    'X-CSRF-Token': csrfOf(one.token),
  }
  const answered = fetchAsHost(
    address,
    { method: 'POST', headers, body: JSON.stringify({ version, paid }) },
    CONSOLE,
  ).then(
    () => 'answered',
    () => 'broken',
  )
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%account%'`
  await expect.poll(async () => (await waiting.execute(gateway.ports.db)).rows.length).toBeGreaterThan(0)

  kill()

  expect(await answered).toBe('broken')
  release()
  await holding
  await expect.poll(() => claimOf(id, other)).toMatchObject({ by: one.mail })
  expect(await stateOf(id)).toBe('SUBMITTED')
  expect(await other.call(creditQueuedDeposit, credit)).toMatchObject({ code: 'deposit.claimed' })
  expect(await one.call(creditQueuedDeposit, credit)).toMatchObject({ value: { outcome: 'applied' } })
}, 120_000)
