import type { Queryable } from '@ante/plain-server/db.ts'

/**
 * Locks a subject for a decision: no stake of it is accepted, and no action executed meanwhile. Take this lock before
 * all locks of the game, to avoid deadlocks.
 */
export async function lockSubject(tx: Queryable, subject: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [nameOf(subject)])
}

/** Shared lock: many stakes may be accepted concurrently, but none while the subject is decided. */
export async function shareSubject(tx: Queryable, subject: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [nameOf(subject)])
}

const nameOf = (subject: string) => `subject ${subject}`
