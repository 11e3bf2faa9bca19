import { getWithdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { holdWithdrawal, rejectQueuedWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'
import { listReasons, restoreReason, saveReason } from '@ante/contract/console/reasons.ts'
import type { EditedReason } from '@ante/contract/console/reasons.ts'
import { listWithdrawalQueue, showQueuedWithdrawal } from '@ante/contract/console/withdrawals.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { changeSettings, requestWithdrawalOf, waitForWithdrawal, withdrawer } from '../../cashier/test/withdrawer.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let finance: StaffMember
const merchant = 'lotus'
beforeAll(async () => {
  gateway = await startGateway()
  await changeSettings(gateway, { payoutProvider: null }, merchant)
  finance = await newStaff(gateway, { roles: [['finance', merchant]], merchantCode: merchant })
})
afterAll(() => gateway.stop())

async function listed(staff = finance, of = merchant) {
  const answer = await staff.call(listReasons, { merchant: of })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const reasonOf = async (code: string): Promise<EditedReason> => {
  const { reasons } = await listed()
  const found = reasons.find((one) => one.code === code)
  if (!found) throw new Error(`no reason ${code}`)
  return found
}
const save = (input: Omit<InputOf<typeof saveReason>, 'merchant'>) => finance.call(saveReason, { merchant, ...input })

/** Texts in all languages of the site. */
const texts = async (text: string) => {
  const { languages } = await listed()
  return languages.map((language) => ({ language, text: `${language}: ${text}` }))
}

async function inReview() {
  const member = await withdrawer(gateway, '900.00')
  const answer = await requestWithdrawalOf(gateway, member, '300.00')
  if (!answer.ok) throw new Error(answer.code)
  const { transactionId: id } = answer.value
  await waitForWithdrawal(gateway, member, id, 'REVIEW')
  return { member, seen: { merchant, id, version: 'REVIEW.0' } }
}

test('the defaults are listed with their texts in all languages of the site', async () => {
  const { languages, reasons } = await listed()
  expect(languages[0]).toBe('EN')
  expect(new Set(reasons.map(({ kind }) => kind))).toEqual(
    new Set(['reject', 'fail', 'hold', 'deposit', 'amount', 'settle']),
  )
  for (const { missing, isActive, version } of reasons) expect([missing, isActive, version]).toEqual([[], true, 0])
})

test('a player reads the merchant’s own text of a reason, and other merchants keep the default', async () => {
  const { kind, label, version } = await reasonOf('other')
  const words = await texts('Please call us.')
  const edited = { code: 'other', kind, label, words, isActive: true, version }
  expect(await save(edited)).toMatchObject({ value: { version: 1 } })
  // A second change of the same version is refused as outdated.
  expect(await save(edited)).toMatchObject({ code: 'reason.changed' })

  const { member, seen } = await inReview()
  expect(await finance.call(rejectQueuedWithdrawal, { ...seen, code: 'other' })).toMatchObject({ ok: true })
  const withdrawal = await gateway.call(getWithdrawal, { transactionId: seen.id }, member)
  expect(JSON.stringify(withdrawal)).toContain(': Please call us.')

  const aurora = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
  const { reasons } = await listed(aurora, 'aurora')
  expect(JSON.stringify(reasons)).not.toContain('Please call us.')
  const [entry] = await entriesAbout(gateway, 'reason:other')
  expect(entry).toMatchObject({
    action: 'cashier.reason.change',
    actor: finance.mail,
    before: { active: true },
    after: { words: { EN: 'EN: Please call us.' } },
  })
})

test('a reason with a missing text can be stored, but not be active', async () => {
  const [first, ...others] = await texts('Your wallet address is of another chain.')
  const code = 'wrong_chain'
  const added = { code, kind: 'reject', label: 'Wrong chain', version: null } as const
  expect(await save({ ...added, words: others, isActive: true })).toMatchObject({
    code: 'reason.incomplete',
    details: { missing: [first?.language] },
  })
  // Blanks are no text.
  const blank = { language: first?.language ?? 'EN', text: '  ' } as const
  expect(await save({ ...added, words: [...others, blank], isActive: true })).toMatchObject({
    code: 'reason.incomplete',
  })
  expect(await save({ ...added, words: others, isActive: false })).toMatchObject({ value: { version: 1 } })
  expect(await reasonOf(code)).toMatchObject({ missing: [first?.language], isActive: false })
  const { seen } = await inReview()
  expect(await finance.call(rejectQueuedWithdrawal, { ...seen, code })).toMatchObject({
    code: 'decision.reason.unknown',
  })

  expect(await save({ ...added, words: others, isActive: false })).toMatchObject({ code: 'reason.exists' })
  const complete = { ...added, words: first ? [first, ...others] : [], isActive: true, version: 1 }
  expect(await save(complete)).toMatchObject({ value: { version: 2 } })
  expect(await finance.call(rejectQueuedWithdrawal, { ...seen, code })).toMatchObject({ ok: true })
})

test('the kind of a reason never changes, and a reason of another kind cannot be chosen', async () => {
  const { label, words, version } = await reasonOf('turnover')
  await save({ code: 'turnover', kind: 'hold', label, words, isActive: true, version })
  expect(await reasonOf('turnover')).toMatchObject({ kind: 'reject', version: 1 })
  const { seen } = await inReview()
  expect(await finance.call(holdWithdrawal, { ...seen, code: 'turnover' })).toMatchObject({
    code: 'decision.reason.unknown',
  })
})

test('an own reason of a hold needs no text, and its label stays in the notes', async () => {
  const added = { code: 'police', kind: 'hold' as const, label: 'Request of the police', words: [], version: null }
  expect(await save({ ...added, isActive: true })).toMatchObject({ ok: true })
  const { seen } = await inReview()
  expect(await finance.call(holdWithdrawal, { ...seen, code: 'police' })).toMatchObject({ ok: true })
  await save({ ...added, isActive: false, version: 1 })
  const queue = await finance.call(listWithdrawalQueue, { merchant })
  expect(JSON.stringify(queue.ok && queue.value.reasons)).not.toContain('police')
  expect(await finance.call(showQueuedWithdrawal, { merchant, id: seen.id })).toMatchObject({
    value: { notes: [{ kind: 'hold', label: 'Request of the police' }] },
  })
})

test('the last active reason of a kind stays active', async () => {
  const { kind, label, words, version } = await reasonOf('payment_reversed')
  const off = { code: 'payment_reversed', kind, label, words, isActive: false, version }
  expect(await save(off)).toMatchObject({ code: 'reason.last' })
  const added = { code: 'chargeback', kind: 'settle', label: 'Chargeback', version: null } as const
  await save({ ...added, words: await texts('The card issuer took it back.'), isActive: true })
  expect(await save(off)).toMatchObject({ ok: true })
})

test('of simultaneous changes one is stored, and of two new reasons with one code only one is created', async () => {
  const { kind, label, words, version } = await reasonOf('documents')
  const change = { code: 'documents', kind, label, words, isActive: true, version }
  const answers = await Promise.all([1, 2, 3].map((index) => save({ ...change, label: `Documents ${index}` })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const added = { code: 'twice', kind: 'hold' as const, label: 'Twice', words: [], isActive: true, version: null }
  const both = await Promise.all([1, 2].map(() => save(added)))
  expect(both.map((answer) => (answer.ok ? 'done' : answer.code)).toSorted()).toEqual(['done', 'reason.exists'])
})

test('staff who may only read the reasons cannot change them', async () => {
  const risk = await newStaff(gateway, { roles: [['risk', merchant]], merchantCode: merchant })
  expect((await listed(risk)).reasons.length).toBeGreaterThan(10)
  const { kind, label, words, version } = await reasonOf('kyc')
  const change = { merchant, code: 'kyc', kind, label, words, isActive: true, version }
  expect(await risk.call(saveReason, change)).toMatchObject({ code: 'permission.denied' })
})

const restore = (input: Omit<InputOf<typeof restoreReason>, 'merchant'>) =>
  finance.call(restoreReason, { merchant, ...input })

test('the default text of a reason is restored, first in one language and then in all', async () => {
  const usual = await reasonOf('bank_details')
  const { code, kind } = usual
  const words = (await texts('Ask us.')).concat()
  const saved = await save({ code, kind, label: 'Own label', words, isActive: true, version: usual.version })
  expect(saved).toMatchObject({ value: { version: 1 } })
  const own = await reasonOf(code)
  expect([usual.isOwn, own.isOwn]).toEqual([false, true])
  expect(own.defaults).toEqual({
    label: usual.label,
    words: expect.arrayContaining(usual.words.filter(({ language }) => words.some((one) => one.language === language))),
  })

  expect(await restore({ code, language: 'EN', version: 1 })).toMatchObject({ value: { version: 2 } })
  const partly = await reasonOf(code)
  const textIn = ({ words: all }: EditedReason, language: string) => all.find((one) => one.language === language)?.text
  expect(textIn(partly, 'EN')).toBe(textIn(usual, 'EN'))
  expect(textIn(partly, 'TH')).toBe('TH: Ask us.')
  expect(partly).toMatchObject({ label: 'Own label', isOwn: true, changedBy: finance.mail })
  expect(await restore({ code, language: 'EN', version: 2 })).toMatchObject({ code: 'reason.is_default' })

  expect(await restore({ code, version: 2 })).toMatchObject({ value: { version: 3 } })
  const restored = await reasonOf(code)
  expect(restored).toMatchObject({ label: usual.label, words: usual.words, isOwn: false, isActive: true })
  expect([restored.version, restored.changedBy]).toEqual([3, finance.mail])
  expect(await restore({ code, version: 3 })).toMatchObject({ code: 'reason.is_default' })
  const [entry] = (await entriesAbout(gateway, `reason:${code}`)).filter(({ result }) => result === 'done')
  expect(entry).toMatchObject({
    action: 'cashier.reason.restore',
    actor: finance.mail,
    before: { label: 'Own label', words: { TH: 'TH: Ask us.' } },
    after: { label: usual.label },
  })
  const { member, seen } = await inReview()
  expect(await finance.call(rejectQueuedWithdrawal, { ...seen, code })).toMatchObject({ ok: true })
  const withdrawal = await gateway.call(getWithdrawal, { transactionId: seen.id }, member)
  expect(JSON.stringify(withdrawal)).toContain(textIn(usual, 'EN'))
})

test('what has no default, is outdated, or belongs to another merchant is not restored', async () => {
  const own = { code: 'own_only', kind: 'hold' as const, label: 'Own reason', words: [], isActive: true, version: null }
  expect(await save(own)).toMatchObject({ ok: true })
  expect(await restore({ code: 'own_only', version: 1 })).toMatchObject({ code: 'reason.no_default' })
  expect(await restore({ code: 'no_such', version: 0 })).toMatchObject({ code: 'reason.not.found' })
  expect(await restore({ code: 'bank_returned', version: 7 })).toMatchObject({ code: 'reason.changed' })
  expect(await restore({ code: 'bank_returned', version: 0 })).toMatchObject({ code: 'reason.is_default' })
  // A hold has a label and no texts.
  expect(await restore({ code: 'kyc', language: 'EN', version: 0 })).toMatchObject({ code: 'reason.no_default' })
  const aurora = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
  const foreign = { code: 'own_only', version: 1 }
  expect(await aurora.call(restoreReason, { merchant, ...foreign })).toMatchObject({ code: 'permission.denied' })
  expect(await aurora.call(restoreReason, { merchant: 'aurora', ...foreign })).toMatchObject({
    code: 'reason.not.found',
  })
  const risk = await newStaff(gateway, { roles: [['risk', merchant]], merchantCode: merchant })
  expect(await risk.call(restoreReason, { merchant, ...foreign })).toMatchObject({ code: 'permission.denied' })
})

test('an inactive reason stays inactive when its text is restored, and of two restorations one is made', async () => {
  const { code, kind, words, version } = await reasonOf('receipt_unclear')
  await save({ code, kind, label: 'Blurred', words, isActive: false, version })
  const both = await Promise.all([1, 2].map(() => restore({ code, version: version + 1 })))
  expect(both.map((answer) => (answer.ok ? 'done' : answer.code)).toSorted()).toEqual(['done', 'reason.changed'])
  expect(await reasonOf(code)).toMatchObject({ label: 'Receipt not readable', isActive: false, isOwn: false })
})
