import { completeSignIn, signInByPasskey, signInByPassword } from '@ante/contract/staff/sign-in.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { verifyPassword } from '../../kit/password.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { Site } from '../../kit/webauthn.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { accountById, accountByMail, mayWork } from './accounts.ts'
import type { Account } from './accounts.ts'
import { challengedAccount, newStaffChallenge, useStaffChallenge } from './challenges.ts'
import { countStaffAttempt, staffOfPasskey, usesTotp } from './factors.ts'
import { openStaffSession } from './sessions.ts'
import type { OpenedSession, StaffSession } from './sessions.ts'

const refusePassword = refusalsOf(signInByPassword)
const refuseCode = refusalsOf(completeSignIn)
const refusePasskey = refusalsOf(signInByPasskey)

/** Client of a sign-in. */
export interface StaffVisitor {
  kind: StaffSession['kind']
  /** Address of the caller; the CLI has none. */
  ip: string | null
  userAgent: string
  requestId: string | null
}

/** Address under which sign-ins by the CLI are counted. */
const LOCAL = '127.0.0.1'

/**
 * Checks mail and password. An unknown mail, a wrong password and an account that may not work get the same refusal, so
 * that callers cannot find out which accounts exist.
 */
export async function checkStaffPassword(
  { db, clock }: StaffPorts,
  { mail, password }: ParsedInputOf<typeof signInByPassword>,
  visitor: StaffVisitor,
): Promise<{ challenge: string }> {
  const now = clock.now()
  const forgiveAttempt = await countStaffAttempt(db, { subject: mail, ip: visitor.ip ?? LOCAL, now })
  const account = await accountByMail(db, mail)
  const fits = await verifyPassword(password, account?.password_hash ?? null)
  if (!fits || !account || !mayWork(account, now) || account.totp_secret === null) {
    await recordFailure(db, { account, visitor, refusal: 'staff.credentials.incorrect' })
    throw refusePassword('staff.credentials.incorrect')
  }
  await forgiveAttempt()
  const { token } = await newStaffChallenge(db, { staffId: account.id, purpose: 'factor', now })
  return { challenge: token }
}

/** Completes a sign-in by password with a code of the authenticator app. */
export async function completeStaffSignIn(
  ports: StaffPorts,
  { challenge, code }: ParsedInputOf<typeof completeSignIn>,
  visitor: StaffVisitor,
): Promise<OpenedSession> {
  const { db, clock } = ports
  const now = clock.now()
  const staffId = await challengedAccount(db, 'factor', challenge, now)
  if (staffId === undefined) throw refuseCode('second_factor.expired')
  await requireCode(ports, { staffId, code, visitor })
  return inTransaction(db, async (tx) => {
    // A challenge opens only one session, and a change of the password deletes it.
    if ((await useStaffChallenge(tx, 'factor', challenge, now)) === undefined) throw refuseCode('second_factor.expired')
    const account = await accountById(tx, staffId)
    if (!account || !mayWork(account, now)) throw refuseCode('second_factor.expired')
    return enter(tx, account, { visitor, now, method: 'password and code' })
  })
}

/** Throws unless the code is correct. Wrong codes are counted, because six digits can be guessed with many attempts. */
export async function requireCode(
  ports: StaffPorts,
  { staffId, code, visitor }: { staffId: bigint; code: string; visitor: StaffVisitor },
): Promise<void> {
  const { db, clock } = ports
  // The leading blank distinguishes it from mail addresses.
  const subject = ` factor of ${staffId}`
  const forgiveAttempt = await countStaffAttempt(db, { subject, ip: visitor.ip ?? LOCAL, now: clock.now() })
  if (!(await inTransaction(db, (tx) => usesTotp(ports, tx, { staffId, code })))) {
    const account = await accountById(db, staffId)
    await recordFailure(db, { account, visitor, refusal: 'second_factor.incorrect' })
    throw refuseCode('second_factor.incorrect')
  }
  await forgiveAttempt()
}

/** Creates a challenge for any passkey that the device has for the console. */
export async function beginStaffPasskeyLogin({ db, clock }: StaffPorts, { host }: Site) {
  const { token } = await newStaffChallenge(db, { staffId: null, purpose: 'passkey', now: clock.now() })
  const challenge = new Uint8Array(Buffer.from(token, 'base64url'))
  return {
    options: { ...(await generateAuthenticationOptions({ rpID: host, challenge, userVerification: 'required' })) },
  }
}

/** Signs staff in by a passkey, which counts as two factors: the device, and its verification of the user. */
export async function signInStaffByPasskey(
  ports: StaffPorts,
  { response, site }: ParsedInputOf<typeof signInByPasskey> & { site: Site },
  visitor: StaffVisitor,
): Promise<OpenedSession> {
  const { db, clock } = ports
  const now = clock.now()
  const staffId = await staffOfPasskey(ports, response, site)
  const account = staffId === null ? undefined : await accountById(db, staffId)
  if (!account || !mayWork(account, now)) {
    await recordFailure(db, { account, visitor, refusal: 'passkey.incorrect' })
    throw refusePasskey('passkey.incorrect')
  }
  return inTransaction(db, (tx) => enter(tx, account, { visitor, now, method: 'passkey' }))
}

interface Entering {
  visitor: StaffVisitor
  now: Date
  method: string
}

/** Opens the session and writes it to the audit log. */
export async function enter(
  tx: Db,
  { id: staffId, mail, merchant_code: merchantCode }: Account,
  { visitor, now, method }: Entering,
): Promise<OpenedSession> {
  const opened = await openStaffSession(tx, { ...visitor, staffId, now })
  const actor = { staffId, name: mail, role: null, sessionId: opened.session.id, ...from(visitor) }
  const after = { method, kind: visitor.kind, endedFormer: opened.endedFormer }
  await writeAudit(tx, actor, { action: 'staff.session.open', object: `staff:${mail}`, merchantCode, after })
  return opened
}

const from = ({ ip, requestId }: StaffVisitor) => ({ ip, requestId })

interface Failed {
  account: Account | undefined
  visitor: StaffVisitor
  refusal: string
}

/** Logs a failed sign-in of an existing account. Attempts with unknown mail addresses are not logged. */
async function recordFailure(db: Db, { account, visitor, refusal }: Failed): Promise<void> {
  if (!account) return
  const { id: staffId, mail, merchant_code: merchantCode } = account
  const actor = { staffId, name: mail, role: null, sessionId: null, ...from(visitor) }
  const record = { action: 'staff.session.open', object: `staff:${mail}`, merchantCode, result: 'refused' as const }
  await inTransaction(db, (tx) => writeAudit(tx, actor, { ...record, refusal }))
}
