import { sql } from 'kysely'

import type { Ports } from '../kit/ports.ts'
import { readsAgentAnnouncements } from './rules.ts'
import type { Reader } from './rules.ts'

/** Advances the time up to which an agent has read announcements, at most to now; an earlier time changes nothing. */
export async function markAnnouncementsRead(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { reader, publishedAt }: { reader: Reader; publishedAt: Date },
): Promise<void> {
  if (!readsAgentAnnouncements(reader)) return
  const now = clock.now()
  await db
    .insertInto('announcement_read')
    .values({ member_id: BigInt(reader.memberId), read_until: publishedAt < now ? publishedAt : now })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({
        read_until: sql`greatest(announcement_read.read_until, excluded.read_until)`,
      }),
    )
    .execute()
}
