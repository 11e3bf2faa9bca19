import { randomUUID } from 'node:crypto'

import { addBankCard, listBankCards } from '@ante/contract/cashier/bank-cards.ts'
import { getWithdrawal, withdraw } from '@ante/contract/cashier/withdrawal.ts'
import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import { setPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { setPayeeName } from '@ante/contract/identity/security-config.ts'
import { login } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { expect, vi } from 'vitest'

import { makeTestMember } from '../../test/make-test-member.ts'
import type { SharedGateway } from '../../test/start-gateway.ts'
import { putRules, rulesOf } from '../public.ts'
import type { WithdrawalRules } from '../public.ts'

export const LOGIN_PASSWORD = 'Secret2026'
export const PAYMENT_PASSWORD_OF_TESTS = '274951'
const NAME = 'Ana Reyes'

export interface Withdrawer {
  memberId: bigint
  account: string
  token: string
  host: string
}

/** Creates a member of Lotus, where new cards have no cooling-off period and each withdrawal is reviewed. */
export async function newWithdrawer(
  gateway: SharedGateway,
  balance: string,
  merchantCode = 'lotus',
): Promise<Withdrawer> {
  const account = `w${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const memberId = await makeTestMember(gateway, balance, { account, merchantCode })
  const host = merchantCode === 'lotus' ? 'lotus.localhost' : 'localhost'
  return signInAgain(gateway, { memberId, account, host, token: '' })
}

/** Signs in again, because moving the clock ends sessions. */
export async function signInAgain(gateway: SharedGateway, member: Withdrawer): Promise<Withdrawer> {
  const { account: username, host } = member
  const answer = await gateway.call(login, { type: 'username', username, password: LOGIN_PASSWORD }, { host })
  if (!answer.ok) throw new Error(answer.code)
  return { ...member, token: answer.value.token }
}

/** Creates a member who meets all requirements of a withdrawal. `ending` is the last part of the account number. */
export async function withdrawer(
  gateway: SharedGateway,
  balance: string,
  { ending = '7777', merchantCode = 'lotus' }: { ending?: string; merchantCode?: string } = {},
) {
  const member = await newWithdrawer(gateway, balance, merchantCode)
  const named = await gateway.call(setPayeeName, { payeeName: NAME }, member)
  const pinned = await gateway.call(setPaymentPassword, pinOf(PAYMENT_PASSWORD_OF_TESTS, LOGIN_PASSWORD), member)
  if (!named.ok || !pinned.ok) throw new Error('cannot prepare a member')
  return { ...member, bankCardId: await cardOf(gateway, member, ending) }
}

export const pinOf = (pin: string, password?: string) => ({
  newPaymentPassword: pin,
  confirmNewPaymentPassword: pin,
  ...(password !== undefined && { password }),
})

/** Returns a unique number with this ending. */
export function cardNumberEnding(ending: string): string {
  const digits = 10 - ending.length
  return String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, '0') + ending
}

export async function cardOf(gateway: SharedGateway, member: Withdrawer, ending: string): Promise<string> {
  const hasPin = await gateway.call(listBankCards, {}, member)
  const card = { bankCode: 'RIVERSIDE', cardNumber: cardNumberEnding(ending), province: 'Cebu' }
  const paymentPassword = hasPin.ok && hasPin.value.needsPaymentPassword ? PAYMENT_PASSWORD_OF_TESTS : undefined
  const added = await gateway.call(addBankCard, { ...card, paymentPassword }, member)
  if (!added.ok) throw new Error(`${added.code} ${JSON.stringify(added.details)}`)
  return added.value.cards.at(-1)?.bankCardId ?? ''
}

export interface WithdrawerWithCard extends Withdrawer {
  bankCardId: string
}

export function requestWithdrawalOf(
  gateway: SharedGateway,
  { bankCardId, token, host }: WithdrawerWithCard,
  amount: string,
  { key = randomUUID(), pin = PAYMENT_PASSWORD_OF_TESTS }: { key?: string; pin?: string } = {},
) {
  const headers = { [header.idempotencyKey]: key }
  return gateway.call(withdraw, { amount, bankCardId, paymentPassword: pin }, { token, host, headers })
}

/** Changes a merchant's settings for the rest of the test. */
export async function changeSettings(
  { ports }: SharedGateway,
  changes: Partial<WithdrawalRules>,
  merchantCode = 'lotus',
): Promise<void> {
  await putRules(ports.db, merchantCode, { ...(await rulesOf(ports.db, merchantCode)), ...changes })
}

/** Waits for a state; returns the withdrawal as its member sees it. */
export async function waitForWithdrawal(
  gateway: SharedGateway,
  member: Withdrawer,
  transactionId: string,
  state: WithdrawalState,
) {
  return vi.waitFor(
    async () => {
      const seen = await gateway.call(getWithdrawal, { transactionId }, member)
      expect(seen).toMatchObject({ ok: true, value: { state } })
      if (!seen.ok) throw new Error(seen.code)
      return seen.value
    },
    { timeout: 15_000, interval: 100 },
  )
}
