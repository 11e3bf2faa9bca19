import { getDeposit } from '@ante/contract/cashier/deposit.ts'
import { importBankLines, listBankLines } from '@ante/contract/console/bank-lines.ts'
import {
  creditQueuedDeposit,
  listDepositQueue,
  settleQueuedDeposit,
  showQueuedDeposit,
} from '@ante/contract/console/deposits.ts'
import { getInbox } from '@ante/contract/messaging/mail.ts'
import { approveChange } from '@ante/contract/staff/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimedDeposit, reverseDeposit, withManualChannel } from '../../cashier/test/claimed-deposits.ts'
import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { adjustBalance, balanceOfAccount, mainAccountOf, verifyLedger } from '../../wallet/public.ts'

let gateway: TestGateway
let finance: StaffMember
const merchant = 'aurora'
const withRole = (role: string) => newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })
beforeAll(async () => {
  gateway = await startGateway()
  await withManualChannel(gateway)
  finance = await withRole('finance')
})
afterAll(() => gateway.stop())

async function shown(id: string) {
  const answer = await finance.call(showQueuedDeposit, { merchant, id })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const numbered = (id: string) =>
  gateway.ports.db.selectFrom('deposit').selectAll().where('transaction_id', '=', id).executeTakeFirstOrThrow()

/** A credited deposit whose payment was reversed. */
async function reversed({ paid = '500', by = finance } = {}) {
  const claim = await claimedDeposit(gateway)
  const { version } = (await shown(claim.id)).deposit
  const credit = { merchant, id: claim.id, version, paid, reason: 'On the statement' }
  const answer = await by.call(creditQueuedDeposit, credit)
  if (!answer.ok) throw new Error(answer.code)
  await reverseDeposit(gateway, claim.id)
  return { ...claim, memberId: (await numbered(claim.id)).member_id }
}

const balanceOf = async (memberId: bigint) =>
  balanceOfAccount(gateway.ports.db, await mainAccountOf(gateway.ports.db, memberId))

const settlement = async (id: string) => ({
  merchant,
  id,
  version: (await shown(id)).deposit.version,
  debit: '0',
  reason: 'Charged back by the bank',
})

test('a reversed credit is taken back once, and the player reads why', async () => {
  const { id, member, memberId } = await reversed()
  const tab = { merchant, tab: 'problems' } as const
  expect(await finance.call(listDepositQueue, tab)).toMatchObject({
    value: { deposits: [{ id, problem: 'reversed' }] },
  })
  const { debitable } = await shown(id)
  const before = await balanceOf(memberId)
  expect(unitsOf(debitable)).toBe(before)
  const take = { ...(await settlement(id)), debit: '120', code: 'payment_reversed' }
  // A double click takes effect once; a second call that begins after the first one has ended is refused as outdated.
  const answers = await Promise.all([1, 2].map(() => finance.call(settleQueuedDeposit, take)))
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code))
  expect(codes).toContain('ok')
  expect(['ok', 'deposit.stale']).toEqual(expect.arrayContaining(codes))
  expect(before - (await balanceOf(memberId))).toBe(unitsOf('120'))
  expect(await finance.call(listDepositQueue, tab)).toMatchObject({ value: { deposits: [] } })

  const own = await gateway.call(getDeposit, { transactionId: id }, member)
  expect(own).toMatchObject({ value: { state: 'SUCCESS' } })
  expect(JSON.stringify(own)).toContain('took this payment back')
  expect(JSON.stringify(own)).not.toContain('Charged back by the bank')
  const mails = await gateway.call(getInbox, {}, member)
  expect(JSON.stringify(mails)).toContain('balance.adjusted')
  const entries = await entriesAbout(gateway, `deposit:${id}`)
  const settled = { action: 'cashier.deposit.settle', actor: finance.mail, reason: 'Charged back by the bank' }
  expect(entries).toContainEqual(
    expect.objectContaining({ ...settled, after: expect.objectContaining({ debited: '120.00' }) }),
  )
})

test('an amount is taken back only once from a deposit, even if the same reversal is reported again', async () => {
  const { id, memberId } = await reversed()
  const take = { debit: '100', code: 'payment_reversed' }
  expect(await finance.call(settleQueuedDeposit, { ...(await settlement(id)), ...take })).toMatchObject({ ok: true })
  const before = await balanceOf(memberId)
  gateway.ports.clock.offsetMs += 1000
  await reverseDeposit(gateway, id)
  for (const debit of ['100', '50'])
    expect(await finance.call(settleQueuedDeposit, { ...(await settlement(id)), ...take, debit })).toMatchObject({
      code: 'change.invalid',
    })
  expect(await balanceOf(memberId)).toBe(before)
  expect(await finance.call(settleQueuedDeposit, await settlement(id))).toMatchObject({ ok: true })
})

test('the credit can stay, without a text for the player; a later problem of the deposit is settled separately', async () => {
  const { id, member, memberId } = await reversed()
  const before = await balanceOf(memberId)
  expect(await finance.call(settleQueuedDeposit, await settlement(id))).toMatchObject({
    value: { outcome: 'applied' },
  })
  expect(await balanceOf(memberId)).toBe(before)
  const own = await gateway.call(getDeposit, { transactionId: id }, member)
  expect(own.ok && own.value.steps.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1)
  gateway.ports.clock.offsetMs += 1000
  await reverseDeposit(gateway, id)
  expect((await shown(id)).deposit.problem).toBe('reversed')
  expect(await finance.call(settleQueuedDeposit, await settlement(id))).toMatchObject({ ok: true })
  expect((await shown(id)).deposit.problem).toBeNull()
})

test('a debit cannot exceed the credited amount or the balance, and requires a text for the player', async () => {
  const { id, memberId } = await reversed()
  const asked = await settlement(id)
  const { debitable } = await shown(id)
  const more = { ...asked, debit: '99999', code: 'payment_reversed' }
  expect(await finance.call(settleQueuedDeposit, more)).toMatchObject({ code: 'deposit.amount.invalid' })
  for (const code of [undefined, 'other', 'no_such_reason'])
    expect(await finance.call(settleQueuedDeposit, { ...asked, debit: '1', code })).toMatchObject({ ok: false })
  const lost = { memberId, merchantCode: merchant, currency: 'PHP', at: gateway.ports.clock.now() }
  await inTransaction(gateway.ports.db, (tx) =>
    adjustBalance(tx, { ...lost, key: `lost:${id}`, direction: 'debit', amount: unitsOf('300') }),
  )
  const overdrawn = { ...asked, debit: '400', code: 'payment_reversed' }
  expect(await finance.call(settleQueuedDeposit, overdrawn)).toMatchObject({ code: 'change.invalid' })
  expect(await balanceOf(memberId)).toBe(unitsOf(debitable) - unitsOf('300'))
  expect((await shown(id)).deposit.problem).toBe('reversed')
})

test('a debit above the limit awaits another person, who takes it back exactly once', async () => {
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const { id, memberId } = await reversed({ paid: '30000', by: owner })
  const before = await balanceOf(memberId)
  const take = { ...(await settlement(id)), debit: '25000', code: 'payment_reversed' }
  expect(await finance.call(settleQueuedDeposit, take)).toMatchObject({ value: { outcome: 'waiting' } })
  expect((await shown(id)).deposit).toMatchObject({ isProposed: true, problem: 'reversed' })
  expect(await balanceOf(memberId)).toBe(before)
  const { binding, id: change } = await gateway.ports.db
    .selectFrom('change_request')
    .select(['binding', 'id'])
    .where('object', '=', `deposit:${id}`)
    .where('action', '=', 'cashier.deposit.settle')
    .executeTakeFirstOrThrow()
  const decision = { merchant, id: String(change), binding: binding.toString('hex') }
  expect(await finance.call(approveChange, decision)).toMatchObject({ code: 'approval.own' })
  const risk = await withRole('risk')
  const approved = await Promise.all([1, 2].map(() => risk.call(approveChange, decision)))
  expect(approved.some((answer) => answer.ok && answer.value.state === 'applied')).toBe(true)
  expect(before - (await balanceOf(memberId))).toBe(unitsOf('25000'))
})

test('an outdated decision is refused, and a deposit without a problem cannot be settled', async () => {
  const { id } = await reversed()
  const asked = await settlement(id)
  await finance.call(settleQueuedDeposit, asked)
  expect(await finance.call(settleQueuedDeposit, { ...asked, reason: 'Another reason' })).toMatchObject({
    code: 'deposit.stale',
  })
  expect(await finance.call(settleQueuedDeposit, await settlement(id))).toMatchObject({ code: 'change.invalid' })
  const lotus = await newStaff(gateway, { roles: [['finance', 'lotus']], merchantCode: 'lotus' })
  expect(await lotus.call(settleQueuedDeposit, { ...asked, merchant: 'lotus' })).toMatchObject({
    code: 'deposit.not.found',
  })
})

test('a bank line that shows the payment is matched by the settlement, and cannot be used again', async () => {
  const [one, other] = [await reversed(), await reversed()]
  const text = `date,amount,currency,payer,reference\n2026-03-01 10:00,${one.toPay},PHP,a,${one.id}\n`
  await finance.call(importBankLines, { merchant, text })
  const lines = await finance.call(listBankLines, { merchant })
  const line = lines.ok ? lines.value.lines[0]?.id : undefined
  expect(await finance.call(settleQueuedDeposit, { ...(await settlement(one.id)), line })).toMatchObject({ ok: true })
  expect(await finance.call(listBankLines, { merchant, state: 'matched' })).toMatchObject({
    value: { lines: [{ id: line, deposit: one.id }] },
  })
  const again = { ...(await settlement(other.id)), line }
  expect(await finance.call(settleQueuedDeposit, again)).toMatchObject({ code: 'change.invalid' })
})

test('a player whose other amount was credited reads the chosen text', async () => {
  const { id, member } = await claimedDeposit(gateway)
  const { version } = (await shown(id)).deposit
  const credit = { merchant, id, version, paid: '450', code: 'amount_arrived', reason: 'Short by a fee' }
  expect(await finance.call(creditQueuedDeposit, { ...credit, code: 'not_received' })).toMatchObject({
    code: 'change.invalid',
  })
  expect(await finance.call(creditQueuedDeposit, credit)).toMatchObject({ value: { outcome: 'applied' } })
  const own = await gateway.call(getDeposit, { transactionId: id }, member)
  expect(JSON.stringify(own)).toContain('We credited the amount that arrived')
  expect(JSON.stringify(own)).not.toContain('Short by a fee')
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
