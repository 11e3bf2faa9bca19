import type { Selectable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { AnnouncementTable } from './tables.ts'

/** An announcement as it is kept, in all its languages. */
export type StoredAnnouncement = Omit<Selectable<AnnouncementTable>, 'id'>

interface Name {
  merchantCode: string
  key: string
}

/** All that these merchants say, said or will say, for whoever writes it. */
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

/** The announcement of this key, if there is one. */
export async function storedAnnouncement(db: Db, { merchantCode, key }: Name): Promise<StoredAnnouncement | null> {
  const asked = db.selectFrom('announcement').selectAll().where('merchant_code', '=', merchantCode)
  return (await asked.where('key', '=', key).executeTakeFirst()) ?? null
}

/** Takes an announcement back. */
export async function withdrawAnnouncement(tx: Db, { merchantCode, key }: Name): Promise<void> {
  await tx.deleteFrom('announcement').where('merchant_code', '=', merchantCode).where('key', '=', key).execute()
}
