import type { Db } from '../../kit/db.ts'
import { tokenHash } from './sessions.ts'

/** Returns the public id of a session; null if the session has just ended. */
export async function sessionIdOf(db: Db, token: string): Promise<string | null> {
  const row = await db.selectFrom('session').select('id').where('token_hash', '=', tokenHash(token)).executeTakeFirst()
  return row?.id ?? null
}
