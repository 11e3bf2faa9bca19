import { ignoreBankLine, importBankLines, listBankLines } from '@ante/contract/console/bank-lines.ts'
import {
  creditQueuedDeposit,
  listDepositQueue,
  rejectQueuedDeposit,
  showQueuedDeposit,
  showReceipt,
} from '@ante/contract/console/deposits.ts'
import { getDeposit } from '@ante/contract/cashier/deposit.ts'
import { approveChange } from '@ante/contract/staff/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimedDeposit, sendReceipt, withManualChannel } from '../../cashier/test/claimed-deposits.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { balanceOfAccount, mainAccountOf } from '../../wallet/public.ts'

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

async function shown(id: string, staff = finance) {
  const answer = await staff.call(showQueuedDeposit, { merchant, id })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const seen = async (id: string) => ({ merchant, id, version: (await shown(id)).deposit.version })

/** Imports a statement with these lines, dated today in the merchant's time zone. */
async function statement(...lines: string[]) {
  const dated = lines.map((line) => `${today()},${line}`)
  const text = ['date,amount,currency,payer,reference', ...dated].join('\n')
  return finance.call(importBankLines, { merchant, text })
}
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila', dateStyle: 'short', timeStyle: 'short' }).format(
    gateway.ports.clock.now(),
  )
const balanceOf = async (memberId: bigint) =>
  balanceOfAccount(gateway.ports.db, await mainAccountOf(gateway.ports.db, memberId))
const newestLine = async () => {
  const answer = await finance.call(listBankLines, { merchant })
  return answer.ok ? (answer.value.lines[0]?.id ?? '') : ''
}

test('an imported bank line is suggested for the claim with the same cents, and credited once', async () => {
  const { id, toPay, member } = await claimedDeposit(gateway)
  expect(await statement(`${toPay},PHP,"REYES, ANA",transfer`, '12.00,PHP,Someone,x')).toMatchObject({
    value: { imported: 2, repeated: 0, outgoing: 0 },
  })
  const { suggestions, payee } = await shown(id)
  expect(payee).toBe('A••• R•••')
  expect(suggestions).toMatchObject([{ because: ['amount', 'payer', 'time'], line: { payer: 'R••• A•••' } }])
  const line = suggestions[0]?.line.id
  const credit = { ...(await seen(id)), paid: toPay, line }
  const answers = await Promise.all([1, 2].map(() => finance.call(creditQueuedDeposit, credit)))
  // A double click takes effect once, and both calls get the same answer.
  const applied = { ok: true, value: { outcome: 'applied', id: null } }
  expect(answers).toEqual([applied, applied])
  expect(await gateway.call(getDeposit, { transactionId: id }, member)).toMatchObject({ value: { state: 'SUCCESS' } })
  const lines = await finance.call(listBankLines, { merchant, state: 'matched' })
  expect(lines).toMatchObject({ value: { lines: [{ id: line, deposit: id }] } })
  const [entry] = await entriesAbout(gateway, `deposit:${id}`)
  expect(entry).toMatchObject({ action: 'cashier.deposit.credit', actor: finance.mail })
})

test('a second call after the first has ended gets its answer; another decision or person is refused', async () => {
  const colleague = await withRole('finance')
  const { id, toPay, member } = await claimedDeposit(gateway)
  const credit = { ...(await seen(id)), paid: toPay }
  const applied = { ok: true, value: { outcome: 'applied', id: null } }
  expect(await finance.call(creditQueuedDeposit, credit)).toEqual(applied)
  const before = await balanceOf(member.memberId)
  expect(await finance.call(creditQueuedDeposit, credit)).toEqual(applied)
  expect(await balanceOf(member.memberId)).toBe(before)
  const stale = { code: 'deposit.stale', details: { state: 'SUCCESS' } }
  const other = { ...credit, paid: '450', reason: 'Short by a fee' }
  expect(await finance.call(creditQueuedDeposit, other)).toMatchObject(stale)
  expect(await colleague.call(creditQueuedDeposit, credit)).toMatchObject(stale)
  expect(await finance.call(rejectQueuedDeposit, { ...credit, code: 'not_received' })).toMatchObject(stale)
  const [last, first] = (await entriesAbout(gateway, `deposit:${id}`)).filter(({ result }) => result === 'done')
  expect([last?.after, first?.after]).toEqual(['repeated', expect.objectContaining({ state: 'SUCCESS' })])
})

test('a second rejection after the first has ended gets its answer', async () => {
  const colleague = await withRole('finance')
  const { id } = await claimedDeposit(gateway)
  const rejection = { ...(await seen(id)), code: 'not_received', note: 'Called the bank' }
  for (const _ of [1, 2]) expect(await finance.call(rejectQueuedDeposit, rejection)).toEqual({ ok: true, value: {} })
  const stale = { code: 'deposit.stale', details: { state: 'REJECTED' } }
  for (const other of [{ code: 'other' }, { note: 'Another note' }])
    expect(await finance.call(rejectQueuedDeposit, { ...rejection, ...other })).toMatchObject(stale)
  expect(await colleague.call(rejectQueuedDeposit, rejection)).toMatchObject(stale)
  expect((await shown(id)).steps.filter(({ to }) => to === 'REJECTED')).toHaveLength(1)
})

test('a matched line cannot be credited for another deposit', async () => {
  const [one, other] = [await claimedDeposit(gateway), await claimedDeposit(gateway)]
  await statement(`${one.toPay},PHP,x,y`)
  const line = await newestLine()
  expect(await finance.call(creditQueuedDeposit, { ...(await seen(one.id)), paid: one.toPay, line })).toMatchObject({
    ok: true,
  })
  const again = { ...(await seen(other.id)), paid: other.toPay, line }
  expect(await finance.call(creditQueuedDeposit, again)).toMatchObject({ code: 'change.invalid' })
  expect((await shown(other.id)).deposit.state).toBe('SUBMITTED')
})

test('a different amount requires a reason; above the limit it requires approval', async () => {
  const { id } = await claimedDeposit(gateway)
  const credit = { ...(await seen(id)), paid: '30000' }
  expect(await finance.call(creditQueuedDeposit, credit)).toMatchObject({ code: 'deposit.reason.missing' })
  expect(await finance.call(creditQueuedDeposit, { ...credit, paid: '0', reason: 'zero' })).toMatchObject({
    code: 'deposit.amount.invalid',
  })
  const asked = await finance.call(creditQueuedDeposit, { ...credit, reason: 'Paid two purchases at once' })
  expect(asked).toMatchObject({ value: { outcome: 'waiting' } })
  expect((await shown(id)).deposit).toMatchObject({ state: 'SUBMITTED', isProposed: true })
  const { binding, id: change } = await gateway.ports.db
    .selectFrom('change_request')
    .select(['binding', 'id'])
    .where('object', '=', `deposit:${id}`)
    .executeTakeFirstOrThrow()
  const decision = { merchant, id: String(change), binding: binding.toString('hex') }
  expect(await finance.call(approveChange, decision)).toMatchObject({ code: 'approval.own' })
  const risk = await withRole('risk')
  expect(await risk.call(approveChange, decision)).toMatchObject({ value: { state: 'applied' } })
  expect((await shown(id)).deposit).toMatchObject({ state: 'SUCCESS', paid: '30000.00' })
})

test('the member of a rejected claim sees the text of the reason; an outdated decision is refused', async () => {
  const { id, member } = await claimedDeposit(gateway)
  const decision = await seen(id)
  expect(await finance.call(rejectQueuedDeposit, { ...decision, code: 'turnover' })).toMatchObject({
    code: 'decision.reason.unknown',
  })
  await finance.call(rejectQueuedDeposit, { ...decision, code: 'not_received', note: 'asked the bank' })
  const answer = await gateway.call(getDeposit, { transactionId: id }, member)
  expect(answer).toMatchObject({ value: { state: 'REJECTED' } })
  expect(JSON.stringify(answer)).toContain('send us the bank')
  expect(JSON.stringify(answer)).not.toContain('asked the bank')
  expect(await finance.call(creditQueuedDeposit, { ...decision, paid: '500' })).toMatchObject({
    code: 'deposit.stale',
    details: { state: 'REJECTED' },
  })
})

test('the same receipt for two deposits causes a warning at both, and only staff can see the picture', async () => {
  const [one, other] = [await claimedDeposit(gateway), await claimedDeposit(gateway)]
  await sendReceipt(gateway, one, '#224466')
  expect((await shown(one.id)).deposit.duplicates).toBe(0)
  await sendReceipt(gateway, other, '#224466')
  const { duplicates, deposit } = await shown(other.id)
  expect([deposit.hasReceipt, deposit.duplicates, duplicates]).toMatchObject([true, 1, [{ id: one.id }]])
  const receipt = await finance.call(showReceipt, { merchant, id: one.id })
  expect(receipt).toMatchObject({ value: { width: 120, height: 180, picture: expect.stringMatching(/^\/9j\//) } })
  const lotus = await newStaff(gateway, { roles: [['finance', 'lotus']], merchantCode: 'lotus' })
  expect(await lotus.call(showReceipt, { merchant: 'lotus', id: one.id })).toMatchObject({ code: 'deposit.not.found' })
})

test('the queue contains count and sum of each tab', async () => {
  const { id } = await claimedDeposit(gateway, { amount: '777' })
  const answer = await finance.call(listDepositQueue, { merchant, minimum: '777', maximum: '777' })
  expect(answer).toMatchObject({
    value: {
      deposits: [{ id, state: 'SUBMITTED', requested: '777.00', hasReceipt: false }],
      tabs: { claims: { count: 1, sum: '777.00', isCapped: false }, credited: { count: 0 } },
      currency: 'PHP',
    },
  })
  for (const tab of ['problems', 'waiting', 'expired', 'failed', 'cancelled'] as const)
    expect(await finance.call(listDepositQueue, { merchant, tab, minimum: '777' })).toMatchObject({
      value: { deposits: [] },
    })
})

test('a repeated import of a statement adds no lines, and a damaged statement is not imported', async () => {
  const text = `date,amount,currency,payer,reference\n2026-03-01 10:00,77.10,PHP,=cmd(),<b>x</b>\n2026-03-01,-5,PHP,a,b\n`
  expect(await finance.call(importBankLines, { merchant, text })).toMatchObject({ value: { imported: 1, outgoing: 1 } })
  expect(await finance.call(importBankLines, { merchant, text })).toMatchObject({ value: { imported: 0, repeated: 1 } })
  expect(await finance.call(importBankLines, { merchant, text: `${text}x,1,PHP,a,b\n` })).toMatchObject({
    code: 'bank.lines.invalid',
    details: { problems: [{ line: 4 }] },
  })
  const id = await newestLine()
  const ignored = { merchant, id, state: 'ignored', reason: 'Rent of the office' } as const
  expect(await finance.call(ignoreBankLine, ignored)).toMatchObject({ ok: true })
  expect(await newestLine()).not.toBe(id)
  expect(await finance.call(ignoreBankLine, { ...ignored, id: '999999' })).toMatchObject({
    code: 'bank.line.not.found',
  })
})
