import { sql } from 'kysely'

import type { Ports } from '../kit/ports.ts'
import { isInAudience } from './belonging.ts'
import type { Belonging } from './belonging.ts'
import { readsAgentAnnouncements } from './rules.ts'
import type { Reader } from './rules.ts'

/** Maximum count that a badge shows. */
const COUNTED_UP_TO = 99

/** Returns the number of unread agent announcements of this reader; 0 for readers who get none. */
export async function unreadCount(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { merchantCode, reader, belonging }: { merchantCode: string; reader: Reader; belonging: Belonging },
): Promise<number> {
  if (!readsAgentAnnouncements(reader)) return 0
  const now = clock.now()
  const unread = await db
    .selectFrom('announcement')
    .leftJoin('announcement_read', (join) => join.on('member_id', '=', BigInt(reader.memberId)))
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('group_name', '=', 'm_home')
    .where('type', '=', 'A')
    .where(sql<string>`audience ->> 'to'`, 'in', belonging.kinds)
    .where(isInAudience(belonging, now))
    .where('published_at', '<=', now)
    .where('stopped_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where((eb) => eb.or([eb('read_until', 'is', null), eb('published_at', '>', eb.ref('read_until'))]))
    .limit(COUNTED_UP_TO)
    .execute()
  return unread.length
}
