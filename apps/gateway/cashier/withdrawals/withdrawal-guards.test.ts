import { randomUUID } from 'node:crypto'

import { addBankCard } from '@ante/contract/cashier/bank-cards.ts'
import { getWithdrawSettings, withdraw } from '@ante/contract/cashier/withdrawal.ts'
import { changePaymentPassword, setPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { setPayeeName } from '@ante/contract/identity/security-config.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { requireTurnover } from '../../wallet/public.ts'
import { FREE, payoutBench } from '../test/payout-fixtures.ts'
import {
  requestWithdrawalOf,
  cardOf,
  LOGIN_PASSWORD,
  newWithdrawer,
  PAYMENT_PASSWORD_OF_TESTS,
  pinOf,
  signInAgain,
  withdrawer,
} from '../test/withdrawer.ts'
import type { WithdrawerWithCard } from '../test/withdrawer.ts'

const bench = payoutBench()

test('guards apply in order; each refusal names the unmet requirement and changes nothing', async () => {
  const { db } = bench.gateway.ports
  await bench.choose({ ...FREE, cardCoolingHours: 24, passwordCoolingHours: 24 })
  const member = await newWithdrawer(bench.gateway, '300.00')
  const ask = (amount: string, more: Partial<WithdrawerWithCard> & { pin?: string } = {}) =>
    requestWithdrawalOf(bench.gateway, { bankCardId: '1', ...member, ...more }, amount, more)
  const unsatisfied = async () =>
    (await bench.withdrawalEligibility(member)).guards.filter((guard) => !guard.satisfied).map(({ code }) => code)

  expect(await unsatisfied()).toEqual(['payee.name.missing', 'bank.card.missing', 'payment.password.missing'])
  expect(await ask('nonsense')).toMatchObject({ code: 'payee.name.missing' })
  await bench.gateway.call(setPayeeName, { payeeName: 'Ana Reyes' }, member)
  expect(await ask('nonsense')).toMatchObject({ code: 'bank.card.missing' })
  const bankCardId = await cardOf(bench.gateway, member, '7777')
  expect(await ask('nonsense')).toMatchObject({ code: 'bank.card.not.found' })
  expect(await ask('nonsense', { bankCardId })).toMatchObject({ code: 'payment.password.missing' })
  await bench.gateway.call(setPaymentPassword, pinOf(PAYMENT_PASSWORD_OF_TESTS, LOGIN_PASSWORD), member)
  expect(await unsatisfied()).toEqual(['cooling.off'])
  expect(await ask('nonsense', { bankCardId })).toMatchObject({ code: 'cooling.off', details: { because: 'bankCard' } })
  await bench.choose({ cardCoolingHours: 0 })
  const owed = { memberId: member.memberId, merchantCode: 'lotus', currency: 'THB', cause: 'bonus' } as const
  const requirement = { ...owed, key: randomUUID(), amount: unitsOf('120.00'), multipleHundredths: 100, at: new Date() }
  await requireTurnover(db, requirement)
  expect((await bench.withdrawalEligibility(member)).guards).toContainEqual({
    code: 'turnover.not.enough',
    satisfied: false,
    left: '120.00',
  })
  expect(await ask('nonsense', { bankCardId })).toMatchObject({
    code: 'turnover.not.enough',
    details: { left: '120.00', currency: 'THB' },
  })
  await db.deleteFrom('turnover_requirement').where('member_id', '=', member.memberId).execute()
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
  expect(await bench.moneyOf(member)).toEqual(['300.00', '0.00'])
  expect(await unsatisfied()).toEqual([])
  await bench.choose({ open: false })
  expect(await ask('300.00', { bankCardId })).toMatchObject({ code: 'withdrawal.not.allowed' })
  await bench.choose({ open: true })

  await bench.gateway.call(
    changePaymentPassword,
    { oldPaymentPassword: PAYMENT_PASSWORD_OF_TESTS, ...pinOf('864209') },
    member,
  )
  expect(await ask('300.00', { bankCardId, pin: '864209' })).toMatchObject({
    code: 'cooling.off',
    details: { because: 'paymentPassword' },
  })
  bench.gateway.ports.clock.offsetMs = 25 * HOUR_MS
  const again = await signInAgain(bench.gateway, member)
  expect(await requestWithdrawalOf(bench.gateway, { ...again, bankCardId }, '300.00', { pin: '864209' })).toMatchObject(
    { ok: true },
  )
})

test('play money cannot be withdrawn', async () => {
  const trial = await bench.gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const { token } = trial.value
  const nothing = { amount: '100.00', bankCardId: '1', paymentPassword: PAYMENT_PASSWORD_OF_TESTS }
  expect(await bench.gateway.call(withdraw, nothing, { token })).toMatchObject({ code: 'function.not.available' })
  const card = { bankCode: 'RIVERSIDE', cardNumber: '1234567890' }
  expect(await bench.gateway.call(addBankCard, card, { token })).toMatchObject({ code: 'function.not.available' })
  expect(await bench.gateway.call(getWithdrawSettings, {}, { token })).toMatchObject({ value: { allowWithdraw: 'N' } })
})

test('an amount above the merchant’s threshold needs a recent sign-in, and nothing happens before it', async () => {
  const { db } = bench.gateway.ports
  await bench.choose({ ...FREE, stepUpAbove: unitsOf('200.00') })
  const member = await withdrawer(bench.gateway, '900.00')
  const longAgo = { created_at: new Date(Date.now() - HOUR_MS) }
  await db.updateTable('session').set(longAgo).where('member_id', '=', member.memberId).execute()

  expect(await requestWithdrawalOf(bench.gateway, member, '200.01')).toMatchObject({
    code: 'withdrawal.sign_in.required',
    details: { above: '200.00', currency: 'THB' },
  })
  expect(await bench.moneyOf(member)).toEqual(['900.00', '0.00'])
  expect(await requestWithdrawalOf(bench.gateway, member, '200.00')).toMatchObject({ ok: true })
  expect(
    await requestWithdrawalOf(bench.gateway, { ...member, ...(await signInAgain(bench.gateway, member)) }, '200.01'),
  ).toMatchObject({
    ok: true,
  })
})
