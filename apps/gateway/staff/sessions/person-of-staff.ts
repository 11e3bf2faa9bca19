import type { Db } from '../../kit/db.ts'

/** Returns the person of an account: several accounts with the same value belong to one person. */
export async function personOfStaff(db: Db, staffId: bigint): Promise<string> {
  const { person } = await db
    .selectFrom('staff_account')
    .select('person')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return person
}
