import { randomUUID } from 'node:crypto'

import { setPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { login } from '@ante/contract/identity/session.ts'

import { makeTestMember } from './make-test-member.ts'
import type { TestMember } from './make-test-member.ts'
import type { SharedGateway } from './start-gateway.ts'

/** Password of every member created by `makeTestMember`. */
const PASSWORD = 'Secret2026'
/** Payment password of every member created by `lineMember`. */
export const PAYMENT_PASSWORD = '271828'

export interface SignedInMember {
  memberId: bigint
  token: string
}

/** Creates a member of Aurora with a session. */
export async function signedIn(gateway: SharedGateway, balance = '0.00'): Promise<SignedInMember> {
  const account = newAccount()
  const memberId = await makeTestMember(gateway, balance, { account })
  return { memberId, token: await tokenOf(gateway, account) }
}

export interface LineMember extends SignedInMember {
  account: string
}

/** Creates a member with money, a session and a payment password, below an upline if one is given. */
export async function lineMember(
  gateway: SharedGateway,
  balance: string,
  { above, ...options }: TestMember & { above?: LineMember } = {},
): Promise<LineMember> {
  const account = options.account ?? newAccount()
  const line = above && { uplineId: above.memberId }
  const memberId = await makeTestMember(gateway, balance, { ...options, ...line, account })
  const token = await tokenOf(gateway, account)
  const digits = { newPaymentPassword: PAYMENT_PASSWORD, confirmNewPaymentPassword: PAYMENT_PASSWORD }
  const set = await gateway.call(setPaymentPassword, { password: PASSWORD, ...digits }, { token })
  if (!set.ok) throw new Error(set.code)
  return { memberId, account, token }
}

const newAccount = () => `t${randomUUID().replaceAll('-', '').slice(0, 12)}`

async function tokenOf(gateway: SharedGateway, account: string): Promise<string> {
  const session = await gateway.call(login, { type: 'username', username: account, password: PASSWORD })
  if (!session.ok) throw new Error(session.code)
  return session.value.token
}
