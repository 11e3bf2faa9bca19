import {
  approveQueuedWithdrawal,
  claimWithdrawal,
  decideWithdrawals,
  holdWithdrawal,
  rejectQueuedWithdrawal,
  reportManualPayout,
} from '@ante/contract/console/decide-withdrawals.ts'
import { listWithdrawalQueue, revealPayee, showQueuedWithdrawal } from '@ante/contract/console/withdrawals.ts'
import { approveChange, rejectChange } from '@ante/contract/staff/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { changeSettings, requestWithdrawalOf, waitForWithdrawal, withdrawer } from '../../cashier/test/withdrawer.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  await changeSettings(gateway, { payoutProvider: null, maximum: 10_000_000_000n })
})
afterAll(() => gateway.stop())

const merchant = 'lotus'
const withRole = (role: string) => newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })

async function inReview(amount = '300.00', balance = '900.00') {
  const member = await withdrawer(gateway, balance)
  const answer = await requestWithdrawalOf(gateway, member, amount)
  if (!answer.ok) throw new Error(answer.code)
  const { transactionId: id } = answer.value
  await waitForWithdrawal(gateway, member, id, 'REVIEW')
  // The cards are dated back, because a new card fails a check.
  const long = new Date(gateway.ports.clock.now().getTime() - 30 * 86_400_000)
  await gateway.ports.db
    .updateTable('bank_card')
    .set({ added_at: long })
    .where('member_id', '=', member.memberId)
    .execute()
  return { member, id }
}

async function seenBy(staff: StaffMember, id: string) {
  const answer = await staff.call(showQueuedWithdrawal, { merchant, id })
  if (!answer.ok) throw new Error(answer.code)
  const { version, failed } = answer.value.withdrawal
  return { merchant, id, version, failed }
}

const stateOf = async (id: string) =>
  (await gateway.ports.db.selectFrom('withdrawal').select('state').where('id', '=', id).executeTakeFirst())?.state

test('the queue has each tab with count and sum, and its filters apply to all of them', async () => {
  const finance = await withRole('finance')
  const { id, member } = await inReview('310.00')
  const answer = await finance.call(listWithdrawalQueue, { merchant, minimum: '310', maximum: '310' })
  if (!answer.ok) throw new Error(answer.code)
  const { withdrawals, tabs, currency, reasons } = answer.value
  expect(withdrawals).toMatchObject([
    {
      id,
      account: member.account,
      amount: '310.00',
      balanceBefore: '900.00',
      balanceAfter: '590.00',
      isFirst: true,
      failed: [],
      version: 'REVIEW.0',
      card: expect.stringMatching(/^\*{4}\d{4}$/),
    },
  ])
  expect(tabs.review).toEqual({ count: 1, sum: '310.00', isCapped: false })
  expect(tabs.paid.count).toBe(0)
  expect(currency).toBe('THB')
  expect(reasons.filter(({ kind }) => kind === 'reject').length).toBeGreaterThan(3)
  for (const filter of [{ bank: 'NO_BANK' }, { level: 9 }, { provider: "%' or 1=1" }, { minutes: 60 }])
    expect(await finance.call(listWithdrawalQueue, { merchant, minimum: '310', ...filter })).toMatchObject({
      value: { withdrawals: [] },
    })
})

test('the pages of the queue contain every row once, and tabs of ended withdrawals begin with the newest', async () => {
  const finance = await withRole('finance')
  for (let made = 0; made < 3; made++) await inReview('320.00')
  const seen: string[] = []
  let after: string | undefined
  do {
    const answer = await finance.call(listWithdrawalQueue, { merchant, minimum: '320', maximum: '320', size: 2, after })
    if (!answer.ok) throw new Error(answer.code)
    seen.push(...answer.value.withdrawals.map(({ id }) => id))
    after = answer.value.next ?? undefined
  } while (after !== undefined)
  expect(new Set(seen).size).toBe(3)
  expect(seen).toHaveLength(3)
})

test('an approved withdrawal is paid by staff with a receipt, and each step names the person', async () => {
  const finance = await withRole('finance')
  const { id, member } = await inReview()
  expect(await finance.call(approveQueuedWithdrawal, { ...(await seenBy(finance, id)), note: 'clear' })).toMatchObject({
    ok: true,
    value: { outcome: 'applied' },
  })
  await waitForWithdrawal(gateway, member, id, 'PAYING')
  const seen = await seenBy(finance, id)
  expect(await finance.call(reportManualPayout, { ...seen, result: 'paid', receipt: 'Receipt 4711' })).toMatchObject({
    ok: true,
  })
  expect(await stateOf(id)).toBe('SUCCESS')
  const shown = await finance.call(showQueuedWithdrawal, { merchant, id })
  expect(shown).toMatchObject({
    value: {
      steps: expect.arrayContaining([
        expect.objectContaining({ to: 'APPROVED', actor: finance.mail, note: 'clear' }),
        expect.objectContaining({ to: 'SUCCESS', actor: finance.mail, note: 'Receipt 4711' }),
      ]),
      notes: [expect.objectContaining({ kind: 'receipt', text: 'Receipt 4711' })],
    },
  })
  const entries = await entriesAbout(gateway, `withdrawal:${id}`)
  expect(entries.map(({ action }) => action)).toEqual(['cashier.withdrawal.paid', 'cashier.withdrawal.approve'])
})

test('the member sees the text of the reason, but not the note', async () => {
  const finance = await withRole('finance')
  const { id, member } = await inReview()
  const seen = await seenBy(finance, id)
  expect(await finance.call(rejectQueuedWithdrawal, { ...seen, code: 'no_such' })).toMatchObject({
    code: 'decision.reason.unknown',
  })
  await finance.call(rejectQueuedWithdrawal, { ...seen, code: 'turnover', note: 'third attempt' })
  const { steps } = await waitForWithdrawal(gateway, member, id, 'REJECTED')
  expect(steps.at(-1)?.reason).toBe("The wagering requirement isn't met yet.")
  expect(JSON.stringify(steps)).not.toContain('third attempt')
})

test('a decision is refused with the new state and checks if the withdrawal has changed since it was read', async () => {
  const finance = await withRole('finance')
  const { id, member } = await inReview()
  const seen = await seenBy(finance, id)
  // Meanwhile the account is disabled, which the reviewer has not seen.
  await gateway.ports.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', member.memberId).execute()
  expect(await finance.call(approveQueuedWithdrawal, seen)).toMatchObject({
    code: 'withdrawal.stale',
    details: { state: 'REVIEW', failed: ['blocked'] },
  })
  const held = await finance.call(holdWithdrawal, { ...seen, code: 'risk', note: 'ask the bank' })
  expect(held).toMatchObject({ ok: true, value: { version: 'REVIEW.1' } })
  expect(await finance.call(approveQueuedWithdrawal, { ...seen, failed: ['blocked'] })).toMatchObject({
    code: 'withdrawal.stale',
    details: { isHeld: true },
  })
  const again = await seenBy(finance, id)
  expect(await finance.call(approveQueuedWithdrawal, again)).toMatchObject({ code: 'change.invalid' })
  await finance.call(holdWithdrawal, { ...again, code: null })
  expect(await finance.call(approveQueuedWithdrawal, await seenBy(finance, id))).toMatchObject({ ok: true })
})

test('of two simultaneous decisions, and of a double click, one takes effect', async () => {
  const [one, other] = [await withRole('finance'), await withRole('finance')]
  const { id } = await inReview()
  const seen = await seenBy(one, id)
  const answers = await Promise.all([
    one.call(approveQueuedWithdrawal, seen),
    one.call(approveQueuedWithdrawal, seen),
    other.call(rejectQueuedWithdrawal, { ...seen, code: 'other' }),
    other.call(approveQueuedWithdrawal, seen),
  ])
  // Both calls of the double click get the same answer.
  const [first, second, ...others] = answers.map(({ ok }) => ok)
  expect(first).toBe(second)
  expect([first, ...others].filter(Boolean)).toHaveLength(1)
  const steps = await gateway.ports.db
    .selectFrom('withdrawal_step')
    .select('to_state')
    .where('withdrawal_id', '=', id)
    .where('from_state', '=', 'REVIEW')
    .where('refused', '=', false)
    .execute()
  expect(steps).toHaveLength(1)
})

test('while one reviewer has claimed a withdrawal, another cannot decide; the claim expires', async () => {
  const [one, other] = [await withRole('finance'), await withRole('finance')]
  const { id } = await inReview('330.00')
  expect(await one.call(claimWithdrawal, { merchant, id })).toMatchObject({ ok: true })
  expect(await other.call(claimWithdrawal, { merchant, id })).toMatchObject({
    code: 'withdrawal.claimed',
    details: { by: one.mail },
  })
  const list = await other.call(listWithdrawalQueue, { merchant, minimum: '330', maximum: '330' })
  expect(list).toMatchObject({ value: { withdrawals: [{ claim: { by: one.mail, isOwn: false } }] } })
  const seen = await seenBy(other, id)
  expect(await other.call(approveQueuedWithdrawal, seen)).toMatchObject({ code: 'withdrawal.claimed' })
  await gateway.ports.db
    .updateTable('withdrawal_claim')
    .set({ expires_at: new Date(gateway.ports.clock.now().getTime() - 1) })
    .execute()
  expect(await other.call(approveQueuedWithdrawal, seen)).toMatchObject({ ok: true })
})

test('above the limit a person other than the requester has to approve; then the withdrawal is paid', async () => {
  const [finance, colleague] = [await withRole('finance'), await withRole('finance')]
  const { id } = await inReview('30000.00', '50000.00')
  const seen = await seenBy(finance, id)
  const asked = await finance.call(approveQueuedWithdrawal, seen)
  expect(asked).toMatchObject({ ok: true, value: { outcome: 'waiting' } })
  expect(await finance.call(approveQueuedWithdrawal, seen)).toEqual(asked)
  expect(await stateOf(id)).toBe('REVIEW')
  const { binding, id: change } = await gateway.ports.db
    .selectFrom('change_request')
    .select(['binding', 'id'])
    .where('object', '=', `withdrawal:${id}`)
    .executeTakeFirstOrThrow()
  const decision = { merchant, id: String(change), binding: binding.toString('hex') }
  expect(await finance.call(approveChange, decision)).toMatchObject({ code: 'approval.own' })
  expect(await colleague.call(approveChange, decision)).toMatchObject({ value: { state: 'applied' } })
  expect(['APPROVED', 'PAYING']).toContain(await stateOf(id))
  const [entry] = await entriesAbout(gateway, `withdrawal:${id}`)
  expect(entry).toMatchObject({ actor: finance.mail, approver: colleague.mail })
})

test('an approval that another person rejected can be requested again', async () => {
  const [finance, colleague] = [await withRole('finance'), await withRole('finance')]
  const { id } = await inReview('30000.00', '50000.00')
  const seen = await seenBy(finance, id)
  const first = await finance.call(approveQueuedWithdrawal, seen)
  const { binding, id: change } = await gateway.ports.db
    .selectFrom('change_request')
    .select(['binding', 'id'])
    .where('object', '=', `withdrawal:${id}`)
    .executeTakeFirstOrThrow()
  const rejected = { merchant, id: String(change), binding: binding.toString('hex'), reason: 'Ask the player first' }
  expect(await colleague.call(rejectChange, rejected)).toMatchObject({ ok: true })
  const second = await finance.call(approveQueuedWithdrawal, seen)
  expect(second).toMatchObject({ value: { outcome: 'waiting' } })
  expect(second).not.toEqual(first)
})

test('a bulk decision lists its ids, and returns an outcome per row', async () => {
  const finance = await withRole('finance')
  const [clear, blocked, decided] = [await inReview(), await inReview(), await inReview()]
  await gateway.ports.db
    .updateTable('member')
    .set({ status: 'disabled' })
    .where('id', '=', blocked.member.memberId)
    .execute()
  await finance.call(rejectQueuedWithdrawal, { ...(await seenBy(finance, decided.id)), code: 'other' })
  const items = [clear, blocked, decided].map(({ id }) => ({ id, version: 'REVIEW.0' }))
  items.push({ id: 'WUNKNOWN234', version: 'REVIEW.0' })
  expect(await finance.call(decideWithdrawals, { merchant, decision: 'approve', items })).toMatchObject({
    value: {
      outcomes: [
        { id: clear.id, outcome: 'applied' },
        { id: blocked.id, outcome: 'withdrawal.stale' },
        { id: decided.id, outcome: 'withdrawal.stale' },
        { id: 'WUNKNOWN234', outcome: 'withdrawal.not.found' },
      ],
    },
  })
})

test('after the role was removed, the remaining rows of a bulk decision are not decided', async () => {
  const finance = await withRole('finance')
  const { id } = await inReview()
  const seen = await seenBy(finance, id)
  await gateway.ports.db.deleteFrom('staff_grant').where('staff_id', '=', finance.id).execute()
  expect(await finance.call(approveQueuedWithdrawal, seen)).toMatchObject({ code: 'permission.denied' })
  expect(await stateOf(id)).toBe('REVIEW')
})

test('revealing the account number requires a reason, which is logged; staff of other merchants are refused', async () => {
  const finance = await withRole('finance')
  const { id } = await inReview()
  const revealed = await finance.call(revealPayee, { merchant, id, reason: 'Call of the bank' })
  expect(revealed).toMatchObject({ value: { number: expect.stringMatching(/^\d{10}$/), holder: 'Ana Reyes' } })
  const [entry] = await entriesAbout(gateway, `withdrawal:${id}`)
  expect(entry).toMatchObject({ action: 'cashier.withdrawal.reveal', reason: 'Call of the bank' })
  const foreign = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
  expect(await foreign.call(showQueuedWithdrawal, { merchant: 'aurora', id })).toMatchObject({
    code: 'withdrawal.not.found',
  })
  const decision: 'approve' | 'reject' = 'approve'
  const listed = { merchant: 'aurora', decision, items: [{ id, version: 'REVIEW.0' }] }
  expect(await foreign.call(decideWithdrawals, listed)).toMatchObject({
    value: { outcomes: [{ outcome: 'withdrawal.not.found' }] },
  })
})
