import type { Db } from '../../kit/db.ts'
import type { AnnouncementTable } from '../tables.ts'

interface Stopped {
  merchantCode: string
  key: string
  now: Date
  /** Whether banners are stopped, or all other announcements; both by default. */
  areBanners?: boolean
}

/**
 * Hides an announcement that is shown or scheduled. Returns its type, or null if there is none that could be hidden. It
 * is shown again once it is published again.
 */
export async function stopAnnouncement(
  tx: Db,
  { merchantCode, key, now, areBanners }: Stopped,
): Promise<AnnouncementTable['type'] | null> {
  const stopped = await tx
    .updateTable('announcement')
    .set({ stopped_at: now })
    .where('merchant_code', '=', merchantCode)
    .where('key', '=', key)
    .where('stopped_at', 'is', null)
    .$if(areBanners !== undefined, (query) => query.where('type', areBanners ? '=' : '<>', 'B'))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .returning('type')
    .executeTakeFirst()
  return stopped?.type ?? null
}
