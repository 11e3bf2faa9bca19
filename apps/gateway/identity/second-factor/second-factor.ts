import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { enforceLoginBackoff } from '../../kit/login-backoff/enforce-login-backoff.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { countAttempt, clearFailures } from '../../kit/login-backoff/login-failures.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { rememberSecurityEvent } from '../security-events.ts'
import type { Visitor } from '../sessions/sessions.ts'
import { knownOrigin } from '../login/sign-ins.ts'
import { stepOf } from '../../kit/totp.ts'

export type FactorPorts = Pick<IdentityPorts, 'db' | 'clock' | 'secrets' | 'onSecurityEvent'>

export const purposeOf = (memberId: bigint) => `authenticator of member ${memberId}`

/** Whether the member has a confirmed authenticator app. */
export async function hasSecondFactor(db: Db, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export interface EnteredCode {
  merchantCode: string
  memberId: bigint
  code: string
  visitor: Visitor
}

/**
 * Whether the code is an unused code of the member's app or an unused recovery code; if so, invalidates it. Attempts
 * are counted before the comparison and have the same backoff as passwords, because six digits can be guessed. Refuses
 * attempts during the backoff.
 */
export async function verifySecondFactor(ports: FactorPorts, { merchantCode, memberId, code, visitor }: EnteredCode) {
  const { db, clock } = ports
  const client = { ip: visitor.ip, deviceId: visitor.deviceId, now: clock.now() }
  // The leading blank distinguishes this failure count from those of accounts, whose names are trimmed.
  const subject = { merchantCode, account: ` second factor of ${memberId}` }
  const attempt = { ...client, ...subject, known: await knownOrigin(db, memberId, client) }
  await countAttempt(db, attempt, (failures) => enforceLoginBackoff(failures, attempt))

  const challenge = await inTransaction(db, async (tx) => {
    if (await usesApp(ports, tx, { memberId, code })) return true
    if (!(await useRecoveryCode(tx, memberId, code))) return false
    await rememberSecurityEvent(ports, tx, { memberId, kind: 'recovery_code.used', visitor, at: client.now })
    return true
  })
  if (challenge) await clearFailures(db, attempt)
  return challenge
}

/** Whether this is a code of the member's app, confirmed or not; if so, invalidates it and all earlier codes. */
async function usesApp(
  { clock, secrets }: Pick<FactorPorts, 'clock' | 'secrets'>,
  tx: Db,
  { memberId, code }: Pick<EnteredCode, 'memberId' | 'code'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('authenticator')
    .select('secret')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  const secret = row && secrets.open(row.secret, purposeOf(memberId))
  const step = secret ? stepOf(secret, code, clock.now()) : null
  if (step === null) return false
  const consumed = await tx
    .updateTable('authenticator')
    .set({ last_step: BigInt(step) })
    .where('member_id', '=', memberId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst()
  return consumed.numUpdatedRows === 1n
}
