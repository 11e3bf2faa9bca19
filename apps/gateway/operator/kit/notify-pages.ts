import type { AnnouncementType } from '@ante/contract/messaging/announcements.ts'

import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { publishLive } from '../../live/public.ts'
import { databaseNow } from './now.ts'

/**
 * Tells open pages that announcements of a type have changed, and invalidates cached pages. Agents only are told about
 * announcements for agents.
 */
export async function notifyPages(
  tx: Db,
  { merchantCode, type }: { merchantCode: string; type: AnnouncementType },
): Promise<void> {
  const now = await databaseNow(tx)
  await publishLive(tx, { now: () => now }, [
    { merchantCode, type: 'announcements', payload: { types: [type] }, agentsOnly: type === 'A' },
  ])
  await publishOnCommit(tx, 'announcements', JSON.stringify({ merchantCode, types: [type] }))
}
