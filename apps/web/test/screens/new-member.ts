import { randomUUID } from 'node:crypto'

import { setPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { login } from '@ante/contract/identity/session.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { TestGateway } from '@ante/gateway/test'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'

const PASSWORD = 'Secret2026'
const DEMO_PASSWORD = 'Demo2026'
const HOSTS = { aurora: 'localhost', lotus: 'lotus.localhost' }

export type Merchant = keyof typeof HOSTS

export const hostOf = (merchant: unknown): string => (merchant === 'lotus' ? HOSTS.lotus : HOSTS.aurora)

/** Properties of a member requested by a browser test. */
export interface RequestedMember {
  merchant?: Merchant
  /** Decimal text, in the merchant's currency. */
  balance?: string
  /** 1 is an agent, 2 a top-level agent, 40 to 42 their internal twin accounts. */
  type?: 0 | 1 | 2 | 40 | 41 | 42
  /** Member id of the upline. */
  upline?: string
  /** Six digits; absent: no payment password is set. */
  paymentPassword?: string
}

export interface DemoMember {
  merchant?: Merchant
  account: string
}

/** A member with a session. */
export interface SignedIn {
  account: string
  password: string
  session: Session
}

export interface ScreenMember extends SignedIn {
  memberId: string
}

let previous: Promise<unknown> = Promise.resolve()

/**
 * Creates a member and signs in. Calls run one after another: all come from one network, and the gateway counts a login
 * in progress as failed, so that a simultaneous login would require a captcha.
 */
export function newMember(gateway: TestGateway, options: RequestedMember): Promise<ScreenMember> {
  const createdMember = previous.then(() => makeMember(gateway, options))
  previous = createdMember.catch(() => undefined)
  return createdMember
}

/** Signs in a member of the demo, with rewards, friends and a downline. */
export function demoMember(gateway: TestGateway, { merchant = 'aurora', account }: DemoMember): Promise<SignedIn> {
  const signedIn = previous.then(() => signIn(gateway, { merchant, account, password: DEMO_PASSWORD }))
  previous = signedIn.catch(() => undefined)
  return signedIn
}

async function makeMember(gateway: TestGateway, options: RequestedMember): Promise<ScreenMember> {
  const { merchant = 'aurora', balance = '0.00', type = 0, upline, paymentPassword } = options
  const account = `t${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const placed = { merchantCode: merchant, account, type, ...(upline && { uplineId: BigInt(upline) }) }
  const memberId = await makeTestMember(gateway, balance, placed)
  const member = await signIn(gateway, { merchant, account, password: PASSWORD })
  const { token } = member.session
  if (paymentPassword) {
    const digits = { newPaymentPassword: paymentPassword, confirmNewPaymentPassword: paymentPassword }
    const set = await gateway.call(
      setPaymentPassword,
      { password: PASSWORD, ...digits },
      { host: HOSTS[merchant], token },
    )
    if (!set.ok) throw new Error(`The payment password was refused: ${set.code}`)
  }
  return { ...member, memberId: String(memberId) }
}

type Credentials = Required<DemoMember> & { password: string }

/**
 * Maximum wait, in milliseconds, for another test that logs in by the form: its login in progress counts as failed, so
 * the gateway requires a captcha.
 */
const ANOTHER_LOGIN_MS = 10_000
const BETWEEN_TRIES_MS = 200

async function signIn(gateway: TestGateway, { merchant, account, password }: Credentials): Promise<SignedIn> {
  const form = { type: 'username', username: account, password } as const
  const deadline = Date.now() + ANOTHER_LOGIN_MS
  for (;;) {
    const session = await gateway.call(login, form, { host: HOSTS[merchant] })
    if (session.ok) return { account, password, session: session.value }
    if (session.code !== 'captcha.required' || Date.now() > deadline)
      throw new Error(`The login was refused: ${session.code}`)
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS))
  }
}
