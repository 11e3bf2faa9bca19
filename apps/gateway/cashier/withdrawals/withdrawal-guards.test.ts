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
import { FREE, payoutFixtures } from '../test/payout-fixtures.ts'
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

const fixtures = payoutFixtures()

test('guards apply in order; each refusal names the unmet requirement and changes nothing', async () => {
  const { db } = fixtures.gateway.ports
  await fixtures.choose({ ...FREE, cardCoolingHours: 24, passwordCoolingHours: 24 })
  const member = await newWithdrawer(fixtures.gateway, '300.00')
  const request = (amount: string, more: Partial<WithdrawerWithCard> & { pin?: string } = {}) =>
    requestWithdrawalOf(fixtures.gateway, { bankCardId: '1', ...member, ...more }, amount, more)
  const unsatisfied = async () =>
    (await fixtures.withdrawalEligibility(member)).guards.filter((guard) => !guard.satisfied).map(({ code }) => code)

  expect(await unsatisfied()).toEqual(['payee.name.missing', 'bank.card.missing', 'payment.password.missing'])
  expect(await request('nonsense')).toMatchObject({ code: 'payee.name.missing' })
  await fixtures.gateway.call(setPayeeName, { payeeName: 'Ana Reyes' }, member)
  expect(await request('nonsense')).toMatchObject({ code: 'bank.card.missing' })
  const bankCardId = await cardOf(fixtures.gateway, member, '7777')
  expect(await request('nonsense')).toMatchObject({ code: 'bank.card.not.found' })
  expect(await request('nonsense', { bankCardId })).toMatchObject({ code: 'payment.password.missing' })
  await fixtures.gateway.call(setPaymentPassword, pinOf(PAYMENT_PASSWORD_OF_TESTS, LOGIN_PASSWORD), member)
  expect(await unsatisfied()).toEqual(['cooling.off'])
  expect(await request('nonsense', { bankCardId })).toMatchObject({
    code: 'cooling.off',
    details: { because: 'bankCard' },
  })
  await fixtures.choose({ cardCoolingHours: 0 })
  const owed = { memberId: member.memberId, merchantCode: 'lotus', currency: 'THB', cause: 'bonus' } as const
  const requirement = { ...owed, key: randomUUID(), amount: unitsOf('120.00'), multipleHundredths: 100, at: new Date() }
  await requireTurnover(db, requirement)
  expect((await fixtures.withdrawalEligibility(member)).guards).toContainEqual({
    code: 'turnover.not.enough',
    satisfied: false,
    left: '120.00',
  })
  expect(await request('nonsense', { bankCardId })).toMatchObject({
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
    expect(await request(nonsense, { bankCardId })).toMatchObject({ code: 'withdrawal.amount.invalid' })
  }
  expect(await request('99.99', { bankCardId })).toMatchObject({
    code: 'withdrawal.amount.below',
    details: { minimum: '100.00', currency: 'THB' },
  })
  expect(await request('50000.01', { bankCardId })).toMatchObject({
    code: 'over.limit',
    details: { maximum: '50000.00' },
  })
  expect(await request('300.01', { bankCardId })).toMatchObject({
    code: 'account.balance.not.enough',
    details: { balance: '300.00', currency: 'THB' },
  })
  expect(await request('300.00', { bankCardId, pin: '000001' })).toMatchObject({
    code: 'payment.password.incorrect',
    details: { triesLeft: 4 },
  })
  expect(await fixtures.moneyOf(member)).toEqual(['300.00', '0.00'])
  expect(await unsatisfied()).toEqual([])
  await fixtures.choose({ open: false })
  expect(await request('300.00', { bankCardId })).toMatchObject({ code: 'withdrawal.not.allowed' })
  await fixtures.choose({ open: true })

  await fixtures.gateway.call(
    changePaymentPassword,
    { oldPaymentPassword: PAYMENT_PASSWORD_OF_TESTS, ...pinOf('864209') },
    member,
  )
  expect(await request('300.00', { bankCardId, pin: '864209' })).toMatchObject({
    code: 'cooling.off',
    details: { because: 'paymentPassword' },
  })
  fixtures.gateway.ports.clock.offsetMs = 25 * HOUR_MS
  const again = await signInAgain(fixtures.gateway, member)
  expect(
    await requestWithdrawalOf(fixtures.gateway, { ...again, bankCardId }, '300.00', { pin: '864209' }),
  ).toMatchObject({ ok: true })
})

test('play money cannot be withdrawn', async () => {
  const trial = await fixtures.gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const { token } = trial.value
  const nothing = { amount: '100.00', bankCardId: '1', paymentPassword: PAYMENT_PASSWORD_OF_TESTS }
  expect(await fixtures.gateway.call(withdraw, nothing, { token })).toMatchObject({ code: 'function.not.available' })
  const card = { bankCode: 'RIVERSIDE', cardNumber: '1234567890' }
  expect(await fixtures.gateway.call(addBankCard, card, { token })).toMatchObject({ code: 'function.not.available' })
  expect(await fixtures.gateway.call(getWithdrawSettings, {}, { token })).toMatchObject({
    value: { allowWithdraw: 'N' },
  })
})

test('an amount above the merchant’s threshold needs a recent sign-in, and nothing happens before it', async () => {
  const { db } = fixtures.gateway.ports
  await fixtures.choose({ ...FREE, stepUpAbove: unitsOf('200.00') })
  const member = await withdrawer(fixtures.gateway, '900.00')
  const longAgo = { created_at: new Date(Date.now() - HOUR_MS) }
  await db.updateTable('session').set(longAgo).where('member_id', '=', member.memberId).execute()

  expect(await requestWithdrawalOf(fixtures.gateway, member, '200.01')).toMatchObject({
    code: 'withdrawal.sign_in.required',
    details: { above: '200.00', currency: 'THB' },
  })
  expect(await fixtures.moneyOf(member)).toEqual(['900.00', '0.00'])
  expect(await requestWithdrawalOf(fixtures.gateway, member, '200.00')).toMatchObject({ ok: true })
  expect(
    await requestWithdrawalOf(
      fixtures.gateway,
      { ...member, ...(await signInAgain(fixtures.gateway, member)) },
      '200.01',
    ),
  ).toMatchObject({
    ok: true,
  })
})
