import { randomUUID } from 'node:crypto'

import { confirmDepositPaid } from '@ante/contract/cashier/deposit.ts'
import {
  adjustDifference,
  buildReconciliation,
  enterHeldFunds,
  explainDifference,
  getReconciliation,
  signReconciliation,
} from '@ante/contract/console/reconciliation.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { allowManyOpen, begin, payAt, waitForState, withPayments } from '../../cashier/test/payer.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { proveLedger } from './prove-ledger.ts'

const merchant = 'aurora'
const today = dayOf('Asia/Manila', Date.now())

let gateway: TestGateway
let sandbox: TestSandbox
let member: SignedInMember
/** Number of a deposit that was approved although its provider has no payment. */
let unpaid: string
const { outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  sandbox = await withPayments(gateway)
  await allowManyOpen(gateway)
  member = await signedIn(gateway)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

/**
 * Creates a deposit with a payment at its provider, and one that only an operator approved; then advances the clock to
 * the next day.
 */
async function twoDeposits(): Promise<void> {
  const paid = await begin(gateway, member, { channelId: 'bank', amount: '600' })
  await payAt(sandbox.url, paid)
  await waitForState(gateway, paid, 'SUCCESS')
  const approved = await begin(gateway, member, { channelId: 'bank', amount: '500' })
  unpaid = approved.transactionId
  await gateway.call(confirmDepositPaid, { transactionId: unpaid, reference: 'Slip 4711' }, member)
  await outputOf('deposits', 'approve', unpaid, '--reason', 'On the statement')
  gateway.ports.clock.offsetMs = DAY_MS
}

const withRole = (role: string) => newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })

async function shown(staff: StaffMember) {
  const answer = await staff.call(getReconciliation, { merchant, day: today })
  if (!answer.ok) throw new Error(answer.code)
  const { sides, items } = answer.value
  const [item] = items.filter(({ number }) => number === unpaid)
  const side = sides.find(({ id }) => id === item?.reconciliation)
  if (!item || !side) throw new Error('the difference was not found')
  return { ...answer.value, item, side }
}

/** Approves the waiting change about the difference, as this person. */
async function approveEntry(person: StaffMember) {
  const changes = await person.call(listChanges, { merchant, state: 'waiting' })
  const change = changes.ok ? changes.value.changes.find(({ object }) => object.includes(unpaid)) : undefined
  return person.call(approveChange, { merchant, id: change?.id ?? '', binding: change?.binding ?? '' })
}

test('a day is compared, explained, adjusted by two persons and signed; then it does not change', async () => {
  await twoDeposits()
  const [finance, other, risk] = [await withRole('finance'), await withRole('finance'), await withRole('risk')]
  expect(await finance.call(buildReconciliation, { merchant, day: today })).toMatchObject({ ok: true })
  const { item, side, liability, sides } = await shown(finance)
  expect(item).toMatchObject({ difference: 'missing in statement', cause: null, resolvedAt: null })
  expect(side).toMatchObject({ direction: 'deposit', open: 1, unexplained: 1 })
  expect(side.booked).toBeGreaterThanOrEqual(2)
  expect(sides.filter(({ kind }) => kind === 'provider').every(({ problem }) => problem === '')).toBe(true)
  expect(Number(liability?.amount)).toBeGreaterThan(0)

  const signature = { merchant, id: side.id, builtAt: side.builtAt }
  expect(await finance.call(signReconciliation, signature)).toMatchObject({
    code: 'reconciliation.unexplained',
    details: { count: 1 },
  })

  const explained = { merchant, id: side.id, item: item.id, note: 'Approved by mistake', own: true, version: 0 }
  expect(await finance.call(explainDifference, { ...explained, cause: 'operator_error' })).toMatchObject({ ok: true })
  // A second person's change of the same version is refused as outdated.
  expect(await other.call(explainDifference, { ...explained, cause: 'fraud' })).toMatchObject({
    code: 'reconciliation.changed',
  })
  expect((await shown(other)).item).toMatchObject({ cause: 'operator_error', owner: finance.mail, version: 1 })

  const adjustment = { direction: 'debit', amount: '100', key: randomUUID(), reason: 'Not paid at the bank' } as const
  const { account } = await gateway.ports.db
    .selectFrom('member')
    .select('account')
    .where('id', '=', member.memberId)
    .executeTakeFirstOrThrow()
  const target = { merchant, id: side.id, item: item.id, account }
  expect(await finance.call(adjustDifference, { ...target, ...adjustment })).toMatchObject({
    ok: true,
    value: { outcome: 'waiting' },
  })
  expect(await other.call(signReconciliation, signature)).toMatchObject({ code: 'reconciliation.adjustment_pending' })
  const changes = await risk.call(listChanges, { merchant, state: 'waiting' })
  const change = changes.ok ? changes.value.changes.find(({ object }) => object.includes(unpaid)) : undefined
  const decision = { merchant, id: change?.id ?? '', binding: change?.binding ?? '' }
  expect(await finance.call(approveChange, decision)).toMatchObject({ ok: false })
  expect(await risk.call(approveChange, decision)).toMatchObject({ ok: true })
  expect(await shown(finance)).toMatchObject({
    item: { resolvedAt: expect.any(String) },
    side: { open: 0, unexplained: 0 },
  })

  const both = await Promise.all([
    finance.call(signReconciliation, signature),
    other.call(signReconciliation, signature),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'reconciliation.signed' })

  const signed = (await shown(finance)).side
  await other.call(buildReconciliation, { merchant, day: today })
  expect((await shown(finance)).side).toEqual(signed)
  expect(await other.call(explainDifference, { ...explained, version: 2, cause: null })).toMatchObject({
    code: 'reconciliation.signed',
  })
  // A call is refused if the difference is not one of the named side.
  const unsigned = sides.find(({ id, kind }) => id !== side.id && kind === 'provider')
  const misplaced = { ...target, id: unsigned?.id ?? '', ...adjustment, key: randomUUID() }
  expect(await finance.call(adjustDifference, misplaced)).toMatchObject({ code: 'reconciliation.not_found' })
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

test('a difference of a signed day is adjusted by two persons or disappears; the signature stays as it is', async () => {
  const [finance, risk] = [await withRole('finance'), await withRole('risk')]
  const { db } = gateway.ports
  const tomorrow = plusDays(today, 1)
  const reopen = () => sql`update reconciliation_item set resolved_at = null where number = ${unpaid}`.execute(db)
  const carried = async () => {
    const answer = await finance.call(getReconciliation, { merchant, day: tomorrow })
    return answer.ok ? answer.value.items.filter(({ number }) => number === unpaid) : []
  }
  await reopen()
  const { side, item } = await shown(finance)
  expect(item).toMatchObject({ isSigned: true, direction: 'deposit', player: { id: String(member.memberId) } })
  expect(await carried()).toMatchObject([{ id: item.id, day: today, isSigned: true }])
  const account = item.player?.account ?? ''
  const entry = { direction: 'debit', amount: '1', key: randomUUID(), reason: 'Found at the bank' } as const
  const target = { merchant, id: side.id, item: item.id, account }
  expect(await finance.call(adjustDifference, { ...target, ...entry })).toMatchObject({ value: { outcome: 'waiting' } })
  expect(await approveEntry(finance)).toMatchObject({ ok: false })
  expect(await carried()).toHaveLength(1)
  expect(await approveEntry(risk)).toMatchObject({ ok: true })
  expect(await carried()).toEqual([])
  const after = await shown(finance)
  expect(after.item.resolvedAt).not.toBeNull()
  expect(after.side).toEqual(side)

  // Simulates a late payment: the next comparison no longer finds this difference.
  await sql`update reconciliation_item set resolved_at = null, number = ${'D00000000'} where id = ${item.id}::int8`.execute(
    db,
  )
  expect(await finance.call(buildReconciliation, { merchant, day: today })).toMatchObject({ ok: true })
  const { rows } = await sql<{ resolved: boolean }>`
    select resolved_at is not null as resolved from reconciliation_item where id = ${item.id}::int8`.execute(db)
  expect(rows).toEqual([{ resolved: true }])
  await sql`update reconciliation_item set number = ${unpaid} where id = ${item.id}::int8`.execute(db)
  expect((await shown(finance)).side).toEqual(side)
  expect((await verifyLedger(db)).problems).toEqual([])
})

test('the list of differences has pages: unresolved ones of the day, of earlier days, then resolved ones', async () => {
  const finance = await withRole('finance')
  const { db, clock } = gateway.ports
  const dayOfSide = async (day: string) => {
    const { rows } = await sql<{ id: bigint }>`
      insert into reconciliation (merchant_code, day, kind, code, direction, booked, lines, built_at)
      values (${merchant}, ${day}::date, 'provider', 'PAGES', 'deposit', 2, 1, ${clock.now()}) returning id`.execute(db)
    return rows[0]?.id ?? 0n
  }
  const put = (side: bigint, number: string, resolved: Date | null = null) =>
    sql`
    insert into reconciliation_item
      (reconciliation_id, merchant_code, difference, number, payment, ledger, statement, resolved_at)
    values (${side}, ${merchant}, 'missing in ledger', ${number}, '', '', '', ${resolved})`.execute(db)
  const [earlier, later] = [await dayOfSide('2026-01-01'), await dayOfSide('2026-01-02')]
  await put(later, 'resolved', clock.now())
  for (const number of ['old 1', 'old 2']) await put(earlier, number)
  for (const number of ['new 1', 'new 2']) await put(later, number)
  const numbers: string[] = []
  let after: string | undefined
  do {
    const answer = await finance.call(getReconciliation, { merchant, day: '2026-01-02', size: 2, after })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.value.items.length).toBeLessThanOrEqual(2)
    numbers.push(...answer.value.items.map(({ number }) => number))
    after = answer.value.next ?? undefined
  } while (after !== undefined)
  expect(numbers).toEqual(['new 1', 'new 2', 'old 1', 'old 2', 'resolved'])
})

test('a day that has not ended, and one of another merchant, are refused', async () => {
  const finance = await withRole('finance')
  const tomorrow = plusDays(today, 1)
  expect(await finance.call(buildReconciliation, { merchant, day: tomorrow })).toMatchObject({
    code: 'reconciliation.day_not_allowed',
  })
  const [side] = (await shown(finance)).sides
  const foreign = await newStaff(gateway, { roles: [['finance', 'lotus']], merchantCode: 'lotus' })
  const signature = { merchant: 'lotus', id: side?.id ?? '', builtAt: side?.builtAt ?? '' }
  expect(await foreign.call(signReconciliation, signature)).toMatchObject({ code: 'reconciliation.not_found' })
})

test('a provider that does not answer is shown and cannot be signed, and the other sides are not affected', async () => {
  const finance = await withRole('finance')
  const { db } = gateway.ports
  const earlier = plusDays(today, -1)
  await db
    .updateTable('payment_provider')
    .set({ url: 'http://127.0.0.1:9' })
    .where('merchant_code', '=', merchant)
    .execute()
  expect(await finance.call(buildReconciliation, { merchant, day: earlier })).toMatchObject({ ok: true })
  const answer = await finance.call(getReconciliation, { merchant, day: earlier })
  const sides = answer.ok ? answer.value.sides : []
  const [silent] = sides.filter(({ kind }) => kind === 'provider')
  expect(silent?.problem).not.toBe('')
  const signature = { merchant, id: silent?.id ?? '', builtAt: silent?.builtAt ?? '' }
  expect(await finance.call(signReconciliation, signature)).toMatchObject({ code: 'reconciliation.unanswered' })
})

test('the result of the ledger verification and the money held are shown with the members’ balances', async () => {
  const finance = await withRole('finance')
  await proveLedger(gateway.ports, merchant)
  const funds = { merchant, day: today, account: 'Bank 1', amount: '12345.60' }
  expect(await finance.call(enterHeldFunds, { ...funds, amount: '1' })).toMatchObject({ ok: true })
  expect(await finance.call(enterHeldFunds, funds)).toMatchObject({ ok: true })
  const day = await shown(finance)
  expect(day.funds).toMatchObject([{ account: 'Bank 1', amount: '12345.60', enteredBy: finance.mail }])
  expect(day.proof).toMatchObject({ problems: [] })
})
