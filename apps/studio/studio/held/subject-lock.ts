import type { Queryable } from '@ante/plain-server/db.ts'

/**
 * While a subject is decided no stake of it is accepted, and nobody acts on one. Whoever decides takes this first, before he
 * locks anything of his own: so nobody waits crosswise.
 */
export async function lockSubject(tx: Queryable, subject: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [nameOf(subject)])
}

/** Many may have their stakes accepted at once; none while the subject is decided. */
export async function shareSubject(tx: Queryable, subject: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [nameOf(subject)])
}

const nameOf = (subject: string) => `subject ${subject}`
