import { randomBytes } from 'node:crypto'

import type { TestGateway } from '../../test/start-gateway.ts'
import type { StaffMember } from './staff-members.ts'

/** Stores an empty finished export of staff at aurora; returns its id. */
export async function readyExport(
  { ports: { db, clock } }: TestGateway,
  { id: staffId }: StaffMember,
): Promise<string> {
  const { id: sessionId } = await db
    .selectFrom('staff_session')
    .select('id')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  const now = clock.now()
  const { id } = await db
    .insertInto('export_job')
    .values({
      staff_id: staffId,
      merchant_code: 'aurora',
      source: 'staff',
      format: 'csv',
      filter: '{}',
      columns: ['mail'],
      zone: 'UTC',
      state: 'ready',
      sha256: randomBytes(32),
      session_id: sessionId,
      ip: null,
      request_id: null,
      requested_at: now,
      ended_at: now,
      expires_at: new Date(now.getTime() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
