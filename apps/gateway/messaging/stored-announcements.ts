import type { Selectable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { AnnouncementTable } from './tables.ts'

/** A stored announcement, in all its languages. */
export type StoredAnnouncement = Omit<Selectable<AnnouncementTable>, 'id'>

interface Name {
  merchantCode: string
  key: string
}

/** Returns all announcements of these merchants, past and future ones included, for editing. */
export function storedAnnouncements(db: Db, merchantCodes: string[]): Promise<StoredAnnouncement[]> {
  return db
    .selectFrom('announcement')
    .selectAll()
    .where('merchant_code', 'in', merchantCodes)
    .orderBy('merchant_code')
    .orderBy('type')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Returns the announcement with this key, or null. */
export async function storedAnnouncement(db: Db, { merchantCode, key }: Name): Promise<StoredAnnouncement | null> {
  const query = db.selectFrom('announcement').selectAll().where('merchant_code', '=', merchantCode)
  return (await query.where('key', '=', key).executeTakeFirst()) ?? null
}

/** Returns the id of the announcement with this key, or null. */
export async function announcementIdOf(db: Db, { merchantCode, key }: Name): Promise<bigint | null> {
  const query = db.selectFrom('announcement').select('id').where('merchant_code', '=', merchantCode)
  return (await query.where('key', '=', key).executeTakeFirst())?.id ?? null
}

/** Deletes an announcement. */
export async function withdrawAnnouncement(tx: Db, { merchantCode, key }: Name): Promise<void> {
  await tx.deleteFrom('announcement').where('merchant_code', '=', merchantCode).where('key', '=', key).execute()
}
