import type { SessionEnd } from '@ante/contract/staff/staff-endpoint.ts'

import type { Db } from '../../kit/db.ts'
import { mayWork } from './accounts.ts'
import { sessionEnd } from './sessions.ts'

/** Returns, by session id, why sessions with open streams have ended; valid sessions are missing. Changes nothing. */
export async function openSessionEnds(
  db: Db,
  open: readonly { sessionId: string; ip: string }[],
  now: Date,
): Promise<Map<string, SessionEnd>> {
  const ends = new Map<string, SessionEnd>()
  if (open.length === 0) return ends
  const rows = await db
    .selectFrom('staff_session')
    .innerJoin('staff_account', 'staff_account.id', 'staff_session.staff_id')
    .selectAll('staff_session')
    .select(['state', 'leaves_at'])
    .where('staff_session.id', 'in', [...new Set(open.map(({ sessionId }) => sessionId))])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { sessionId, ip } of open) {
    const row = byId.get(sessionId)
    const end = row ? (sessionEnd(row, { ip, now }) ?? (mayWork(row, now) ? null : 'revoked')) : 'revoked'
    if (end !== null) ends.set(sessionId, end)
  }
  return ends
}
