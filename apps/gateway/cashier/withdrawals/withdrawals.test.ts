import { randomUUID } from 'node:crypto'

import { addBankCard, listBankCards, removeBankCard } from '@ante/contract/cashier/bank-cards.ts'
import { tellPayout } from '@ante/contract/cashier/payout-provider.ts'
import type { PayoutNews } from '@ante/contract/cashier/payout-provider.ts'
import { listWithdrawals, withdrawalRecordsFile } from '@ante/contract/cashier/withdrawal-records.ts'
import {
  cancelWithdrawal,
  getWithdrawal,
  getWithdrawSettings,
  quoteWithdrawal,
  withdraw,
} from '@ante/contract/cashier/withdrawal.ts'
import { changePaymentPassword, setPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { setPayeeName } from '@ante/contract/identity/security-config.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { paymentKeyOf } from '@ante/demo/payment-keys.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { signedHeaders } from '../../vendors/call-signature.ts'
import { requireTurnover, verifyLedger } from '../../wallet/public.ts'
import { PAYMENT_SIGNING } from '../providers/http-provider.ts'
import { approveWithdrawal, rejectWithdrawal } from '../public.ts'
import {
  askFor,
  cardOf,
  choose,
  LOGIN_PASSWORD,
  newcomer,
  numberEnding,
  PIN,
  pinOf,
  signInAgain,
  untilState,
  withdrawer,
} from '../test/withdrawer.ts'
import type { Asking, Withdrawer } from '../test/withdrawer.ts'
import { withPayments } from '../test/payer.ts'
import { rulesOf } from './withdrawal-rules.ts'
import type { WithdrawalRules } from './withdrawal-rules.ts'

let gateway: TestGateway
let sandbox: TestSandbox
let usual: WithdrawalRules
beforeAll(async () => {
  gateway = await startGateway()
  sandbox = await withPayments(gateway)
  usual = await rulesOf(gateway.ports.db, 'lotus')
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})
afterEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await choose(gateway, { ...usual, feeFixed: 0n })
  await disturb([])
})

const HOUR_MS = 3_600_000
const FREE = { feeFixed: 0n }
const PAID_AT_ONCE = { feeFixed: 0n, approvedUpTo: unitsOf('50000.00') }

const disturb = (faults: object[]) =>
  fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ faults }),
  })

async function standingOf(who: Withdrawer) {
  const answer = await gateway.call(getWithdrawSettings, {}, who)
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}`)
  return answer.value
}

async function moneyOf(who: Withdrawer): Promise<[available: string, frozen: string]> {
  const { available, frozen } = await standingOf(who)
  return [available, frozen]
}

async function asked(who: Asking, amount: string): Promise<string> {
  const answer = await askFor(gateway, who, amount)
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}`)
  return answer.value.transId
}

/** What the ledger has moved for it, in its order. */
async function entriesOf(reference: string): Promise<[code: number, amount: string][]> {
  const asked = gateway.ports.db.selectFrom('transfer').select(['code', 'amount']).where('reference', '=', reference)
  return (await asked.orderBy('id').execute()).map(({ code, amount }) => [code, textOf(amount)])
}

const statesOf = ({ steps }: { steps: { state: string }[] }) => steps.map(({ state }) => state)

test('X1: what is asked for is frozen, approved by a person, paid, and gone', async () => {
  await choose(gateway, FREE)
  const who = await withdrawer(gateway, '800.00')
  const transId = await asked(who, '300.00')
  expect(await moneyOf(who)).toEqual(['500.00', '300.00'])
  const reviewed = await untilState(gateway, who, transId, 'REVIEW')
  expect(reviewed).toMatchObject({ mayCancel: true, amount: '300.00', fee: '0.00', netAmount: '300.00', endedAt: null })
  expect(reviewed.cardNumber).toBe('****7777')
  const balance = await gateway.call(getBalance, {}, who)
  expect(balance).toMatchObject({
    ok: true,
    value: {
      sumBalance: '500.00',
      balance: expect.arrayContaining([
        { accountTypeId: 2, accountName: 'MAIN', availBalance: '500.00', frozen: '300.00' },
      ]),
    },
  })

  await approveWithdrawal(gateway.ports.db, transId, { now: new Date(), who: 'ana' })
  const paid = await untilState(gateway, who, transId, 'SUCCESS')
  expect(statesOf(paid)).toEqual(['SUBMITTED', 'REVIEW', 'APPROVED', 'PAYING', 'SUCCESS'])
  expect(paid).toMatchObject({
    refId: expect.any(String),
    endedAt: expect.any(String),
    expectedAt: null,
    mayCancel: false,
  })
  expect(await moneyOf(who)).toEqual(['500.00', '0.00'])
  expect(await entriesOf(transId)).toEqual([
    [6201, '300.00'],
    [6204, '300.00'],
  ])
})

test('X2: what is rejected comes back, with the reason, and its time of the day too', async () => {
  await choose(gateway, FREE)
  const who = await withdrawer(gateway, '800.00')
  const transId = await asked(who, '300.00')
  await untilState(gateway, who, transId, 'REVIEW')
  expect((await standingOf(who)).remainingTransactionTimes).toBe(2)
  await rejectWithdrawal(gateway.ports.db, transId, {
    now: new Date(),
    who: 'ana',
    reason: 'Send us a picture of your card.',
  })
  const { steps, endedAt } = await untilState(gateway, who, transId, 'REJECTED')
  expect(steps.at(-1)?.reason).toBe('Send us a picture of your card.')
  expect(endedAt).not.toBeNull()
  expect(await moneyOf(who)).toEqual(['800.00', '0.00'])
  expect((await standingOf(who)).remainingTransactionTimes).toBe(3)
})

test('X3: the fourth of a day is refused, and counts for nothing', async () => {
  await choose(gateway, FREE)
  const who = await withdrawer(gateway, '800.00')
  for (const _ of [1, 2, 3]) await asked(who, '100.00')
  for (const _ of [1, 2]) {
    expect(await askFor(gateway, who, '100.00')).toMatchObject({
      code: 'withdrawal.times.over',
      details: { limit: 3, until: expect.any(String) },
    })
  }
  expect(await standingOf(who)).toMatchObject({ remainingTransactionTimes: 0, available: '500.00', frozen: '300.00' })
})

test('each guard stands before the next, says what satisfies it, and changes nothing', async () => {
  const { db } = gateway.ports
  await choose(gateway, { ...FREE, cardCoolingHours: 24, passwordCoolingHours: 24 })
  const who = await newcomer(gateway, '300.00')
  const ask = (amount: string, more: Partial<Asking> & { pin?: string } = {}) =>
    askFor(gateway, { bankCardId: '1', ...who, ...more }, amount, more)
  const unsatisfied = async () => (await standingOf(who)).guards.filter((one) => !one.satisfied).map(({ code }) => code)

  expect(await unsatisfied()).toEqual(['payee.name.missing', 'bank.card.missing', 'payment.password.missing'])
  expect(await ask('nonsense')).toMatchObject({ code: 'payee.name.missing' })
  await gateway.call(setPayeeName, { payeeName: 'Ana Reyes' }, who)
  expect(await ask('nonsense')).toMatchObject({ code: 'bank.card.missing' })
  const bankCardId = await cardOf(gateway, who, '7777')
  expect(await ask('nonsense')).toMatchObject({ code: 'bank.card.not.found' })
  expect(await ask('nonsense', { bankCardId })).toMatchObject({ code: 'payment.password.missing' })
  await gateway.call(setPaymentPassword, pinOf(PIN, LOGIN_PASSWORD), who)
  expect(await unsatisfied()).toEqual(['cooling.off'])
  expect(await ask('nonsense', { bankCardId })).toMatchObject({ code: 'cooling.off', details: { because: 'bankCard' } })
  await choose(gateway, { cardCoolingHours: 0 })
  const owed = { memberId: who.memberId, merchantCode: 'lotus', currency: 'THB', cause: 'bonus' } as const
  const requirement = { ...owed, key: randomUUID(), amount: unitsOf('120.00'), multipleHundredths: 100, at: new Date() }
  await requireTurnover(db, requirement)
  expect((await standingOf(who)).guards).toContainEqual({
    code: 'turnover.not.enough',
    satisfied: false,
    left: '120.00',
  })
  expect(await ask('nonsense', { bankCardId })).toMatchObject({
    code: 'turnover.not.enough',
    details: { left: '120.00', currency: 'THB' },
  })
  await db.deleteFrom('turnover_requirement').where('member_id', '=', who.memberId).execute()
  for (const nonsense of [
    'nonsense',
    '',
    '-1',
    '0',
    '0.00',
    '1e3',
    '1,000',
    '100.001',
    '100,00',
    '٣٠٠',
    '+200',
    '$200',
  ]) {
    expect(await ask(nonsense, { bankCardId })).toMatchObject({ code: 'withdrawal.amount.invalid' })
  }
  expect(await ask('99.99', { bankCardId })).toMatchObject({
    code: 'withdrawal.amount.below',
    details: { minimum: '100.00', currency: 'THB' },
  })
  expect(await ask('50000.01', { bankCardId })).toMatchObject({ code: 'over.limit', details: { maximum: '50000.00' } })
  expect(await ask('300.01', { bankCardId })).toMatchObject({
    code: 'account.balance.not.enough',
    details: { balance: '300.00', currency: 'THB' },
  })
  expect(await ask('300.00', { bankCardId, pin: '000001' })).toMatchObject({
    code: 'payment.password.incorrect',
    details: { triesLeft: 4 },
  })
  expect(await moneyOf(who)).toEqual(['300.00', '0.00'])
  expect(await unsatisfied()).toEqual([])
  await choose(gateway, { open: false })
  expect(await ask('300.00', { bankCardId })).toMatchObject({ code: 'withdrawal.not.allowed' })
  await choose(gateway, { open: true })

  await gateway.call(changePaymentPassword, { oldPaymentPassword: PIN, ...pinOf('864209') }, who)
  expect(await ask('300.00', { bankCardId, pin: '864209' })).toMatchObject({
    code: 'cooling.off',
    details: { because: 'paymentPassword' },
  })
  gateway.ports.clock.offsetMs = 25 * HOUR_MS
  const again = await signInAgain(gateway, who)
  expect(await askFor(gateway, { ...again, bankCardId }, '300.00', { pin: '864209' })).toMatchObject({ ok: true })
})

test('who plays with play money withdraws nothing', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const { token } = trial.value
  const nothing = { amount: '100.00', bankCardId: '1', paymentPassword: PIN }
  expect(await gateway.call(withdraw, nothing, { token })).toMatchObject({ code: 'function.not.available' })
  const card = { bankCode: 'RIVERSIDE', cardNumber: '1234567890' }
  expect(await gateway.call(addBankCard, card, { token })).toMatchObject({ code: 'function.not.available' })
  expect(await gateway.call(getWithdrawSettings, {}, { token })).toMatchObject({ value: { allowWithdraw: 'N' } })
})

test('a withdrawal is taken back before it is approved, once, and not after', async () => {
  await choose(gateway, FREE)
  const who = await withdrawer(gateway, '800.00')
  const transId = await asked(who, '300.00')
  expect(await gateway.call(cancelWithdrawal, { transId }, who)).toMatchObject({
    ok: true,
    value: { state: 'CANCELLED' },
  })
  expect(await gateway.call(cancelWithdrawal, { transId }, who)).toMatchObject({ ok: true })
  expect(await moneyOf(who)).toEqual(['800.00', '0.00'])

  const other = await asked(who, '300.00')
  await untilState(gateway, who, other, 'REVIEW')
  await choose(gateway, { mayCancel: false })
  expect(await gateway.call(cancelWithdrawal, { transId: other }, who)).toMatchObject({
    code: 'withdrawal.cancel.not.allowed',
  })
  await choose(gateway, { mayCancel: true })
  await approveWithdrawal(gateway.ports.db, other, { now: new Date(), who: 'ana' })
  expect(await gateway.call(cancelWithdrawal, { transId: other }, who)).toMatchObject({ code: 'ILLEGAL_STATE' })
  const refused = await gateway.ports.db
    .selectFrom('withdrawal_step')
    .select(['to_state', 'who'])
    .where('withdrawal_id', '=', other)
    .where('refused', '=', true)
    .execute()
  expect(refused).toEqual([{ to_state: 'CANCELLED', who: 'member' }])
  const stranger = await newcomer(gateway, '0.00')
  for (const call of [getWithdrawal, cancelWithdrawal]) {
    expect(await gateway.call(call, { transId: other }, stranger)).toMatchObject({ code: 'withdrawal.not.found' })
  }
})

test('what the merchant lets through is paid without a person, and the fee that was seen is the fee', async () => {
  await choose(gateway, { ...PAID_AT_ONCE, feeFixed: unitsOf('10.00'), feeHundredths: 100, freeTimes: 0 })
  const who = await withdrawer(gateway, '1000.00')
  expect(await gateway.call(quoteWithdrawal, { amount: '500' }, who)).toMatchObject({
    value: { amount: '500.00', fee: '15.00', netAmount: '485.00' },
  })
  const wanted = { amount: '500', bankCardId: who.bankCardId, paymentPassword: PIN }
  expect(await gateway.call(withdraw, { ...wanted, fee: '10.00' }, who)).toMatchObject({
    code: 'withdrawal.fee.changed',
    details: { fee: '15.00' },
  })
  const answer = await gateway.call(withdraw, { ...wanted, fee: '15.00' }, who)
  if (!answer.ok) throw new Error(answer.code)
  const paid = await untilState(gateway, who, answer.value.transId, 'SUCCESS')
  expect(paid).toMatchObject({ fee: '15.00', netAmount: '485.00' })
  expect(await moneyOf(who)).toEqual(['500.00', '0.00'])
  expect(await entriesOf(paid.transId)).toEqual([
    [6201, '485.00'],
    [6203, '15.00'],
    [6204, '485.00'],
    [6205, '15.00'],
  ])
})

test('a repeated call is the same withdrawal; its key is no other’s', async () => {
  await choose(gateway, FREE)
  const who = await withdrawer(gateway, '800.00')
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => askFor(gateway, who, '300.00', { key })))
  const ids = answers.map((one) => (one.ok ? one.value.transId : one.code))
  expect(new Set(ids).size).toBe(1)
  expect(await moneyOf(who)).toEqual(['500.00', '300.00'])
  expect(await askFor(gateway, who, '301.00', { key })).toMatchObject({ code: 'idempotency_key.conflict' })
})

test('of two at once for the whole balance one is taken', async () => {
  await choose(gateway, FREE)
  const who = await withdrawer(gateway, '800.00')
  const answers = await Promise.all([1, 2].map(() => askFor(gateway, who, '800.00')))
  expect(answers.map((one) => (one.ok ? 'taken' : one.code)).sort()).toEqual(['account.balance.not.enough', 'taken'])
  expect(await moneyOf(who)).toEqual(['0.00', '800.00'])
})

test('a fourth within a minute has to wait, however many a day there may be', async () => {
  await choose(gateway, { ...FREE, timesADay: 10 })
  const who = await withdrawer(gateway, '800.00')
  for (const _ of [1, 2, 3]) await asked(who, '100.00')
  expect(await askFor(gateway, who, '100.00')).toMatchObject({ code: 'request.too_many' })
  gateway.ports.clock.offsetMs = 61_000
  expect(await askFor(gateway, who, '100.00')).toMatchObject({ ok: true })
})

test.each([
  ['0001', 'FAILED', '800.00'],
  ['0002', 'FAILED', '800.00'],
  ['0003', 'SUCCESS', '500.00'],
] as const)(
  'a bank that refuses, sends back, or tells nothing (account …%s): %s, and %s is left',
  async (ending, state, left) => {
    await choose(gateway, PAID_AT_ONCE)
    const who = await withdrawer(gateway, '800.00', { ending })
    await untilState(gateway, who, await asked(who, '300.00'), state)
    expect(await moneyOf(who)).toEqual([left, '0.00'])
  },
)

test('a lost answer, a provider out of order, a notice twice: paid once', async () => {
  await choose(gateway, PAID_AT_ONCE)
  await disturb([
    { vendor: 'PIER', call: 'payout', fault: 'drop-answer' },
    { vendor: 'PIER', call: 'payout', fault: 'undecided' },
    { vendor: 'PIER', call: 'payout-notice', fault: 'wrong-signature' },
    { vendor: 'PIER', call: 'payout-notice', fault: 'send-twice' },
  ])
  const who = await withdrawer(gateway, '800.00')
  const transId = await asked(who, '300.00')
  await untilState(gateway, who, transId, 'SUCCESS')
  expect(await moneyOf(who)).toEqual(['500.00', '0.00'])
  expect(await entriesOf(transId)).toEqual([
    [6201, '300.00'],
    [6204, '300.00'],
  ])
})

test('a notice that is forged, of another merchant, of another amount, or too late moves nothing', async () => {
  await choose(gateway, PAID_AT_ONCE)
  const who = await withdrawer(gateway, '800.00')
  const reference = await asked(who, '300.00')
  const paid = await untilState(gateway, who, reference, 'SUCCESS')
  const news = { reference, payoutId: paid.refId ?? '', state: 'failed', amount: '300.00', currency: 'THB', reason: '' }
  const tell = async (
    changes: Partial<PayoutNews>,
    key = paymentKeyOf(gateway.ports.config.vendorsSecret, 'lotus', 'PIER'),
  ) => {
    const body = JSON.stringify({ ...news, ...changes })
    const { method, path } = tellPayout
    const headers = {
      'Content-Type': 'application/json',
      ...signedHeaders(PAYMENT_SIGNING, key, { method, path, body }),
    }
    const answer = await gateway.fetch(path, { method, headers, body })
    const { success, errorCode } = (await answer.json()) as { success: boolean; errorCode?: string }
    return success ? 'heard' : errorCode
  }
  const lotus = paymentKeyOf(gateway.ports.config.vendorsSecret, 'lotus', 'PIER')
  const aurora = paymentKeyOf(gateway.ports.config.vendorsSecret, 'aurora', 'PIER')
  expect(await tell({}, { ...lotus, secret: 'a secret of somebody else' })).toBe('payment.signature.invalid')
  expect(await tell({}, { ...lotus, keyId: 'nobody' })).toBe('payment.signature.invalid')
  expect(await tell({}, aurora)).toBe('payout.not.found')
  expect(await tell({ reference: 'WNOBODYKNOWS' })).toBe('payout.not.found')
  expect(await tell({ state: 'paid', amount: '30.00' })).toBe('payout.amount.mismatch')
  expect(await tell({ state: 'paid', currency: 'PHP' })).toBe('payout.amount.mismatch')
  expect(await tell({ state: 'paid' })).toBe('heard')
  expect(await tell({ state: 'failed' })).toBe('ILLEGAL_STATE')
  expect(await tell({ state: 'processing' })).toBe('heard')
  expect(await moneyOf(who)).toEqual(['500.00', '0.00'])
})

test('the report tells withdrawals by days and outcome, with what they come to, and as a file', async () => {
  await choose(gateway, { ...PAID_AT_ONCE, feeFixed: unitsOf('5.00'), approvedUpTo: unitsOf('150.00') })
  const who = await withdrawer(gateway, '800.00')
  const paid = await asked(who, '150.00')
  await untilState(gateway, who, paid, 'SUCCESS')
  const cancelled = await asked(who, '200.00')
  await gateway.call(cancelWithdrawal, { transId: cancelled }, who)
  const open = await asked(who, '250.00')
  const listed = async (group?: 'open' | 'success' | 'unsuccessful') => {
    const answer = await gateway.call(listWithdrawals, { range: 'today', ...(group && { group }) }, who)
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }
  const all = await listed()
  expect(all.records.map(({ transId }) => transId)).toEqual([open, cancelled, paid])
  expect(all.totals).toEqual({ withdrawals: 3, amount: '600.00', paid: '145.00', fee: '5.00' })
  expect((await listed('success')).records.map(({ transId }) => transId)).toEqual([paid])
  expect((await listed('unsuccessful')).records.map(({ transId }) => transId)).toEqual([cancelled])
  expect((await listed('open')).totals).toEqual({ withdrawals: 1, amount: '250.00', paid: '0.00', fee: '0.00' })
  const path = `${withdrawalRecordsFile.path}?range=today`
  const file = await gateway.fetch(path, { headers: { [header.authorization]: who.token } }, who.host)
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[3]).toContain(`${paid},SUCCESS,150.00,5.00,145.00,THB,Riverside Bank,****7777`)
})

test('a card is its member’s, once, in his name, and removed when nothing is on its way to it', async () => {
  await choose(gateway, FREE)
  const who = await withdrawer(gateway, '800.00')
  const add = (card: object, key: string = randomUUID()) => {
    const usualCard = { bankCode: 'RIVERSIDE', cardNumber: numberEnding('55'), paymentPassword: PIN }
    const headers = { [header.idempotencyKey]: key }
    return gateway.call(addBankCard, { ...usualCard, ...card }, { ...who, headers })
  }
  const number = numberEnding('1234')
  expect(await add({ bankCode: 'NOWHERE' })).toMatchObject({ code: 'bank.not.found' })
  expect(await add({ cardNumber: '12345' })).toMatchObject({
    code: 'bank.card.number.invalid',
    details: { problem: 'length', minDigits: 10, maxDigits: 10 },
  })
  expect(await add({ bankCode: 'BAYCARD', cardNumber: '4929000000000001' })).toMatchObject({
    details: { problem: 'checkDigit' },
  })
  expect(await add({ cardHolder: 'Somebody Else' })).toMatchObject({ code: 'bank.card.holder.mismatch' })
  expect(await add({ paymentPassword: undefined })).toMatchObject({ code: 'payment.password.missing' })
  expect(await add({ paymentPassword: '000001' })).toMatchObject({ code: 'payment.password.incorrect' })
  const key = randomUUID()
  const twice = await Promise.all([
    add({ cardNumber: number, cardHolder: 'ANA REYES' }, key),
    add({ cardNumber: number }, key),
  ])
  expect(twice.map(({ ok }) => ok)).toEqual([true, true])
  expect(await add({ cardNumber: number })).toMatchObject({ code: 'bank.card.exists' })
  const other = await withdrawer(gateway, '0.00')
  const stolen = { bankCode: 'RIVERSIDE', cardNumber: number, paymentPassword: PIN }
  expect(await gateway.call(addBankCard, stolen, other)).toMatchObject({ code: 'bank.card.exists' })

  for (const _ of [1, 2, 3]) expect(await add({})).toMatchObject({ ok: true })
  expect(await add({})).toMatchObject({ code: 'bank.card.too.many', details: { limit: 5 } })
  const listed = await gateway.call(listBankCards, {}, who)
  if (!listed.ok) throw new Error(listed.code)
  expect(listed.value.cards[1]).toMatchObject({ cardNumber: '****1234', cardHolder: 'Ana Reyes', coolingUntil: null })
  expect(JSON.stringify(listed.value)).not.toContain(number)
  const kept = await gateway.ports.db
    .selectFrom('bank_card')
    .selectAll()
    .where('member_id', '=', who.memberId)
    .execute()
  expect(kept.some(({ number_sealed: sealed }) => sealed.includes(number))).toBe(false)

  const transId = await asked(who, '100.00')
  const remove = (bankCardId: string, by = who) =>
    gateway.call(removeBankCard, { bankCardId, paymentPassword: PIN }, by)
  expect(await remove(who.bankCardId, other)).toMatchObject({ code: 'bank.card.not.found' })
  expect(await remove(who.bankCardId)).toMatchObject({ code: 'bank.card.in.use' })
  await gateway.call(cancelWithdrawal, { transId }, who)
  expect(await remove(who.bankCardId)).toMatchObject({ ok: true })
  expect(await remove(who.bankCardId)).toMatchObject({ code: 'bank.card.not.found' })
  expect(await askFor(gateway, who, '100.00')).toMatchObject({ code: 'bank.card.not.found' })
})

test('the database goes no other way either, and forgets nothing', async () => {
  await choose(gateway, FREE)
  const { db } = gateway.ports
  const who = await withdrawer(gateway, '800.00')
  const id = await asked(who, '300.00')
  await untilState(gateway, who, id, 'REVIEW')
  const change = (set: object) => db.updateTable('withdrawal').set(set).where('id', '=', id).execute()
  await expect(change({ state: 'SUCCESS', ended_at: new Date() })).rejects.toThrow('ILLEGAL_STATE')
  await expect(change({ amount: unitsOf('3000.00') })).rejects.toThrow('stays what was asked for')
  await expect(db.deleteFrom('withdrawal').where('id', '=', id).execute()).rejects.toThrow()
  await expect(db.deleteFrom('withdrawal_step').where('withdrawal_id', '=', id).execute()).rejects.toThrow('is kept')
})

test('leaves a sound ledger behind', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
