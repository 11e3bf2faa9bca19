import { randomUUID } from 'node:crypto'

import { getBalance } from '@ante/contract/wallet/balance.ts'
import { transferToDownline, transferToUpline } from '@ante/contract/cashier/line-transfers.ts'

import { PAYMENT_PASSWORD } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import type { SharedGateway } from '../../test/start-gateway.ts'

export interface Sent {
  to?: LineMember | string
  amount: string
  paymentPassword?: string
  key?: string
}

/** Sends a transfer up or down the line; returns the raw answer. */
export function send(gateway: SharedGateway, { token }: LineMember, { to, amount, ...input }: Sent) {
  const { paymentPassword = PAYMENT_PASSWORD, key = randomUUID() } = input
  const options = { token, headers: { 'Idempotency-Key': key } }
  if (to === undefined) return gateway.call(transferToUpline, { amount, paymentPassword }, options)
  const account = typeof to === 'string' ? to : to.account
  return gateway.call(transferToDownline, { to: account, amount, paymentPassword }, options)
}

/** Returns the refusal code, or `sent`. */
export async function outcomeOf(gateway: SharedGateway, from: LineMember, sent: Sent): Promise<string> {
  const answer = await send(gateway, from, sent)
  return answer.ok ? 'sent' : answer.code
}

export async function balancesOf(gateway: SharedGateway, ...people: LineMember[]): Promise<string[]> {
  const answers = await Promise.all(people.map(({ token }) => gateway.call(getBalance, {}, { token })))
  return answers.map((answer) => (answer.ok ? answer.value.sumBalance : answer.code))
}
