import type { Db } from '../../kit/db.ts'
import type { StaffActor } from '../../kit/staff-context.ts'
import { accountById, mayWork } from './accounts.ts'
import { endSession, sessionEnd, sessionOfToken, steppedUpUntil, touchSession } from './sessions.ts'

/** Returns the staff of a session of the operator CLI; null if the session has ended. Records an end by timeout. */
export async function staffOfToken(db: Db, token: string, now: Date): Promise<StaffActor | null> {
  const session = await sessionOfToken(db, token)
  if (session?.kind !== 'cli') return null
  const account = await accountById(db, session.staff_id)
  if (!account) return null
  const end = sessionEnd(session, { ip: null, now }) ?? (mayWork(account, now) ? null : 'revoked')
  if (end !== null) {
    await endSession(db, session.id, end, now)
    return null
  }
  await touchSession(db, session, now)
  return { staffId: account.id, name: account.mail, sessionId: session.id, ip: null, requestId: null, role: null }
}

/** Whether the actor's account is active and the session open. Locks the account until the transaction ends. */
export async function hasOpenSession(tx: Db, { staffId, sessionId }: StaffActor, now = new Date()): Promise<boolean> {
  const account = await tx
    .selectFrom('staff_account')
    .select(['state', 'leaves_at'])
    .where('id', '=', staffId ?? 0n)
    .forShare()
    .executeTakeFirst()
  const session = await tx
    .selectFrom('staff_session')
    .select('ended_at')
    .where('id', '=', sessionId ?? '')
    .executeTakeFirst()
  return account !== undefined && mayWork(account, now) && session?.ended_at === null
}

/** Whether the second factor of the session is fresh; the system operator has none. */
export async function isSteppedUp(db: Db, { staffId, sessionId }: StaffActor, now: Date): Promise<boolean> {
  if (staffId === null) return true
  const session = await db
    .selectFrom('staff_session')
    .select('stepped_up_at')
    .where('id', '=', sessionId ?? '')
    .executeTakeFirst()
  return session !== undefined && steppedUpUntil(session) > now
}
