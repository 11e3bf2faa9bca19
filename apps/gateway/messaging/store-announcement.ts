import type { Insertable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { AnnouncementAudience, AnnouncementTable, Wordings } from './tables.ts'

export type NewAnnouncement = Omit<Insertable<AnnouncementTable>, 'texts' | 'published_at' | 'audience'> & {
  texts: Wordings
  published_at: Date
  audience: AnnouncementAudience
}

/**
 * Writes an announcement, or changes the one of the same merchant and key. An announcement that staff had stopped is
 * shown again.
 */
export async function storeAnnouncement(tx: Db, { texts, audience, ...announcement }: NewAnnouncement): Promise<void> {
  await tx
    .insertInto('announcement')
    .values({ ...announcement, texts: JSON.stringify(texts), audience: JSON.stringify(audience) })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'key']).doUpdateSet((eb) => ({
        type: eb.ref('excluded.type'),
        group_name: eb.ref('excluded.group_name'),
        texts: eb.ref('excluded.texts'),
        picture: eb.ref('excluded.picture'),
        link: eb.ref('excluded.link'),
        execution: eb.ref('excluded.execution'),
        promotion_type: eb.ref('excluded.promotion_type'),
        audience: eb.ref('excluded.audience'),
        position: eb.ref('excluded.position'),
        published_at: eb.ref('excluded.published_at'),
        ends_at: eb.ref('excluded.ends_at'),
        frequency: eb.ref('excluded.frequency'),
        everywhere: eb.ref('excluded.everywhere'),
        quiet: eb.ref('excluded.quiet'),
        stopped_at: null,
      })),
    )
    .execute()
}

/** Deletes a merchant's announcements with a key prefix, except those with the given keys. */
export async function deleteOtherAnnouncements(
  tx: Db,
  stored: { merchantCode: string; prefix: string; keys: string[] },
) {
  await tx
    .deleteFrom('announcement')
    .where('merchant_code', '=', stored.merchantCode)
    .where('key', 'like', `${stored.prefix}%`)
    .where('key', 'not in', stored.keys)
    .execute()
}

/** Deletes a merchant's announcements with a key prefix; returns their number. */
export async function deleteAnnouncements(
  tx: Db,
  { merchantCode, prefix }: { merchantCode: string; prefix: string },
): Promise<number> {
  const deleted = await tx
    .deleteFrom('announcement')
    .where('merchant_code', '=', merchantCode)
    .where('key', 'like', `${prefix}%`)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
