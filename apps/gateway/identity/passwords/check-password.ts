import type { Db } from '../../kit/db.ts'
import { enforceLoginBackoff } from '../../kit/login-backoff/enforce-login-backoff.ts'
import type { IdentityPorts, MemberCall } from '../identity-ports.ts'
import { countAttempt, clearFailures } from '../../kit/login-backoff/login-failures.ts'
import type { Attempt } from '../../kit/login-backoff/login-failures.ts'
import { verifyPassword } from '../../kit/password.ts'
import { knownOrigin } from '../login/sign-ins.ts'

/**
 * Returns the hash of the member's password if it matches, else null. Attempts are counted like sign-ins, so that an
 * unattended or stolen session does not allow unlimited guesses.
 */
export async function checkPassword(
  ports: Pick<IdentityPorts, 'db' | 'clock'>,
  password: string,
  call: MemberCall,
): Promise<string | null> {
  const attempt = await attemptOf(ports, call)
  await countAttempt(ports.db, attempt, (failures) => enforceLoginBackoff(failures, attempt))
  const hash = await storedHash(ports.db, call)
  if (!(await verifyPassword(password, hash))) return null
  await clearFailures(ports.db, attempt)
  return hash
}

/**
 * Returns the stored hash and, inside a transaction, locks the member's row. Returns null for members without a
 * password, such as trial members.
 */
export async function storedHash(db: Db, { member }: MemberCall): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', BigInt(member.memberId))
    .forUpdate()
    .executeTakeFirst()
  return row?.password_hash ?? null
}

async function attemptOf(
  { db, clock }: Pick<IdentityPorts, 'db' | 'clock'>,
  { member, visitor }: MemberCall,
): Promise<Attempt> {
  const client = { ip: visitor.ip, deviceId: visitor.deviceId, now: clock.now() }
  const known = await knownOrigin(db, BigInt(member.memberId), client)
  return { ...client, merchantCode: member.merchantCode, account: member.account, known }
}

/** Whether a member has a password: members who sign in by code or provider may have none. */
export async function hasPassword(db: Db, memberId: bigint): Promise<boolean> {
  const row = await db.selectFrom('member').select('password_hash').where('id', '=', memberId).executeTakeFirst()
  return row !== undefined && row.password_hash !== null
}
