import { randomUUID } from 'node:crypto'

import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'
import { completeSignIn, signInByPassword } from '@ante/contract/staff/sign-in.ts'

import { inTransaction } from '../../kit/db.ts'
import { stepAt, totp } from '../../kit/totp.ts'
import { hashOnce } from '../../test/make-test-member.ts'
import type { Answer, SharedGateway } from '../../test/start-gateway.ts'
import { storeActiveStaff } from '../accounts/store-active-staff.ts'
import { csrfOf, openStaffSession } from '../sessions/sessions.ts'

export const CONSOLE = 'console.localhost'
export const STAFF_PASSWORD = 'correct horse battery'
export const CONSOLE_ORIGIN = `http://${CONSOLE}`
/** Address from which tests make calls. */
const HERE = '127.0.0.1'

/** Staff with a session at the console. */
export interface StaffMember {
  id: bigint
  mail: string
  secret: Buffer
  token: string
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers?: Record<string, string>): Promise<Answer<E>>
}

interface NewStaff {
  /** Roles with their merchants; null means the platform. */
  roles?: readonly (readonly [role: string, merchantCode: string | null])[]
  mail?: string
  merchantCode?: string | null
}

/** Creates active staff with a password, an authenticator app, roles and an open session. */
export async function newStaff(gateway: SharedGateway, requested: NewStaff = {}): Promise<StaffMember> {
  const { roles = [], mail = `${randomUUID().slice(0, 13)}@staff.example`, merchantCode = null } = requested
  const { db, secrets, clock } = gateway.ports
  const secret = Buffer.from(randomUUID().slice(0, 20))
  const now = clock.now()
  const { id, token } = await inTransaction(db, async (tx) => {
    const account = {
      mail,
      displayName: mail,
      passwordHash: await hashOnce(STAFF_PASSWORD),
      totpSecret: secret,
      merchantCode,
      roles,
    }
    const staffId = await storeActiveStaff({ secrets, clock }, tx, account)
    if (staffId === null) throw new Error(`${mail} exists`)
    const opened = await openStaffSession(tx, { staffId, kind: 'console', ip: HERE, userAgent: '', now })
    return { id: staffId, token: opened.token }
  })
  return { id, mail, secret, token, call: callerWith(gateway, token) }
}

/** Calls with the cookie and the CSRF token of a session. */
export function callerWith(gateway: SharedGateway, token: string): StaffMember['call'] {
  const headers = { Cookie: `__Host-ante-console=${token}`, 'X-CSRF-Token': csrfOf(token) }
  return (endpoint, input, more = {}) =>
    gateway.call(endpoint, input, { host: CONSOLE, headers: { ...headers, ...more } })
}

export const codeOf = (gateway: SharedGateway, { secret }: Pick<StaffMember, 'secret'>): string =>
  totp(secret, stepAt(gateway.ports.clock.now()))

/** Calls at the console without a session. */
export const callConsole = <E extends Endpoint>(gateway: SharedGateway, endpoint: E, input: InputOf<E>) =>
  gateway.call(endpoint, input, { host: CONSOLE })

/** Signs in by password and code; returns the session's token. */
export async function signIn(gateway: SharedGateway, staff: Pick<StaffMember, 'mail' | 'secret'>): Promise<string> {
  const begun = await callConsole(gateway, signInByPassword, { mail: staff.mail, password: STAFF_PASSWORD })
  if (!begun.ok) throw new Error(begun.code)
  const body = JSON.stringify({ challenge: begun.value.challenge, code: codeOf(gateway, staff) })
  const response = await gateway.fetch(
    completeSignIn.path,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body },
    CONSOLE,
  )
  return tokenIn(response)
}

/** Returns the token of the session's cookie; throws if there is none. */
export function tokenIn(response: Response): string {
  const [, token] = /^__Host-ante-console=([\w-]{43});/.exec(response.headers.get('set-cookie') ?? '') ?? []
  if (!token) throw new Error(`no session: ${response.status}`)
  return token
}

/** Returns the newest entries of the audit log about an object, newest first. */
export const entriesAbout = (gateway: SharedGateway, object: string) =>
  gateway.ports.db
    .selectFrom('audit_entry')
    .select(['action', 'actor', 'result', 'refusal', 'approver', 'merchant_code', 'reason', 'before', 'after'])
    .where('object', '=', object)
    .orderBy('id', 'desc')
    .execute()
