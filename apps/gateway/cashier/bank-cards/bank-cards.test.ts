import { randomUUID } from 'node:crypto'

import { addBankCard, listBankCards, removeBankCard } from '@ante/contract/cashier/bank-cards.ts'
import { cancelWithdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { expect, test } from 'vitest'

import { FREE, payoutFixtures } from '../test/payout-fixtures.ts'
import { requestWithdrawalOf, cardNumberEnding, PAYMENT_PASSWORD_OF_TESTS, withdrawer } from '../test/withdrawer.ts'

const fixtures = payoutFixtures()

test('a card belongs to one member, in the member’s name, and can be removed when no payment to it is pending', async () => {
  await fixtures.choose(FREE)
  const member = await withdrawer(fixtures.gateway, '800.00')
  const add = (card: object, key: string = randomUUID()) => {
    const usualCard = {
      bankCode: 'RIVERSIDE',
      cardNumber: cardNumberEnding('55'),
      paymentPassword: PAYMENT_PASSWORD_OF_TESTS,
    }
    const headers = { [header.idempotencyKey]: key }
    return fixtures.gateway.call(addBankCard, { ...usualCard, ...card }, { ...member, headers })
  }
  const number = cardNumberEnding('1234')
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
  const other = await withdrawer(fixtures.gateway, '0.00')
  const stolen = { bankCode: 'RIVERSIDE', cardNumber: number, paymentPassword: PAYMENT_PASSWORD_OF_TESTS }
  expect(await fixtures.gateway.call(addBankCard, stolen, other)).toMatchObject({ code: 'bank.card.exists' })

  for (const _ of [1, 2, 3]) expect(await add({})).toMatchObject({ ok: true })
  expect(await add({})).toMatchObject({ code: 'bank.card.too.many', details: { limit: 5 } })
  const listed = await fixtures.gateway.call(listBankCards, {}, member)
  if (!listed.ok) throw new Error(listed.code)
  expect(listed.value.cards[1]).toMatchObject({ cardNumber: '****1234', cardHolder: 'Ana Reyes', coolingUntil: null })
  expect(JSON.stringify(listed.value)).not.toContain(number)
  const stored = await fixtures.gateway.ports.db
    .selectFrom('bank_card')
    .selectAll()
    .where('member_id', '=', member.memberId)
    .execute()
  expect(stored.some(({ number_sealed: sealed }) => sealed.includes(number))).toBe(false)

  const transactionId = await fixtures.requested(member, '100.00')
  const remove = (bankCardId: string, by = member) =>
    fixtures.gateway.call(removeBankCard, { bankCardId, paymentPassword: PAYMENT_PASSWORD_OF_TESTS }, by)
  expect(await remove(member.bankCardId, other)).toMatchObject({ code: 'bank.card.not.found' })
  expect(await remove(member.bankCardId)).toMatchObject({ code: 'bank.card.in.use' })
  await fixtures.gateway.call(cancelWithdrawal, { transactionId }, member)
  expect(await remove(member.bankCardId)).toMatchObject({ ok: true })
  expect(await remove(member.bankCardId)).toMatchObject({ code: 'bank.card.not.found' })
  expect(await requestWithdrawalOf(fixtures.gateway, member, '100.00')).toMatchObject({ code: 'bank.card.not.found' })
})
