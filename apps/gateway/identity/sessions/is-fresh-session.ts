import type { Ports } from '../../kit/ports.ts'
import { tokenHash } from './sessions.ts'

/** Maximum age in milliseconds of a sign-in that proves the member's presence. */
const FRESH_MS = 15 * 60_000

/** Whether a session was opened recently, by password, code or passkey. */
export async function isFreshSession({ db, clock }: Pick<Ports, 'db' | 'clock'>, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('created_at')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row !== undefined && clock.now().getTime() - row.created_at.getTime() <= FRESH_MS
}
