import { randomUUID } from 'node:crypto'

import { setPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { login } from '@ante/contract/identity/session.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { transferToDownline, transferToUpline } from '@ante/contract/cashier/line-transfers.ts'

import { makeTestMember } from '../../test/make-test-member.ts'
import type { TestMember } from '../../test/make-test-member.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

export const PAYMENT_PASSWORD = '271828'

export interface LineMember {
  memberId: bigint
  account: string
  token: string
}

/** Somebody with money, a session and a payment password, below whom he says. */
export async function lineMember(
  gateway: TestGateway,
  balance: string,
  { above, ...wanted }: TestMember & { above?: LineMember } = {},
): Promise<LineMember> {
  const account = wanted.account ?? `t${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const line = above && { uplineId: above.memberId }
  const memberId = await makeTestMember(gateway, balance, { ...wanted, ...line, account })
  const session = await gateway.call(login, { type: 'username', username: account, password: 'Secret2026' })
  if (!session.ok) throw new Error(session.code)
  const { token } = session.value
  const digits = { newPaymentPassword: PAYMENT_PASSWORD, confirmNewPaymentPassword: PAYMENT_PASSWORD }
  const set = await gateway.call(setPaymentPassword, { password: 'Secret2026', ...digits }, { token })
  if (!set.ok) throw new Error(set.code)
  return { memberId, account, token }
}

export interface Sent {
  to?: LineMember | string
  amount: string
  paymentPassword?: string
  key?: string
}

/** Sends it up, or down to somebody; the answer as it is. */
export function send(gateway: TestGateway, { token }: LineMember, { to, amount, ...said }: Sent) {
  const { paymentPassword = PAYMENT_PASSWORD, key = randomUUID() } = said
  const options = { token, headers: { 'Idempotency-Key': key } }
  if (to === undefined) return gateway.call(transferToUpline, { amount, paymentPassword }, options)
  const account = typeof to === 'string' ? to : to.account
  return gateway.call(transferToDownline, { to: account, amount, paymentPassword }, options)
}

/** The code of a refusal, or `sent`. */
export async function outcomeOf(gateway: TestGateway, from: LineMember, sent: Sent): Promise<string> {
  const answer = await send(gateway, from, sent)
  return answer.ok ? 'sent' : answer.code
}

export async function balancesOf(gateway: TestGateway, ...people: LineMember[]): Promise<string[]> {
  const answers = await Promise.all(people.map(({ token }) => gateway.call(getBalance, {}, { token })))
  return answers.map((answer) => (answer.ok ? answer.value.sumBalance : answer.code))
}
