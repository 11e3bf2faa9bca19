import type { AnnouncementType } from '@ante/contract/messaging/announcements.ts'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import { storeAnnouncement } from './store-announcement.ts'
import type { NewAnnouncement } from './store-announcement.ts'

export interface AnnouncementChange {
  merchantCode: string
  types: AnnouncementType[]
}

export interface PublishPorts extends Pick<Ports, 'db' | 'clock' | 'bus'> {
  /** Notifies open pages, in the transaction that publishes. */
  announceLive(tx: Db, changes: AnnouncementChange): Promise<void>
}

/**
 * Publishes an announcement, or changes the one with its key. Open pages are notified immediately; an announcement for
 * a later time is returned by requests after that time.
 */
export async function publishAnnouncement(ports: PublishPorts, announcement: NewAnnouncement): Promise<void> {
  const { merchant_code: merchantCode, type } = announcement
  const changes: AnnouncementChange = { merchantCode, types: [type] }
  await inTransaction(ports.db, async (tx) => {
    await storeAnnouncement(tx, announcement)
    if (announcement.published_at <= ports.clock.now()) await ports.announceLive(tx, changes)
  })
  ports.bus.publish('announcements', JSON.stringify(changes))
}
