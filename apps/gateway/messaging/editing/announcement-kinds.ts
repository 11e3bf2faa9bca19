import { publishAnnouncement as endpoint } from '@ante/contract/console/announcements.ts'
import type { AnnouncementType, PopupExecution } from '@ante/contract/messaging/announcements.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { storeAnnouncement } from '../store-announcement.ts'
import { announcementIdOf, storedAnnouncement } from '../stored-announcements.ts'
import type { StoredAnnouncement } from '../stored-announcements.ts'
import { announcementOfDraft, DraftAnnouncement, publishedAnnouncement } from './announcement-content.ts'
import { bannerOfDraft, bannerTextsMissing, DraftBanner, publishedBanner } from './banner-content.ts'
import type { ContentKind, ContentName, Publication, PublishedContent } from './content-kind.ts'
import { withoutTitle } from './draft-texts.ts'
import { stateSql, titlesOf } from './edited-contents.ts'
import { stopAnnouncement } from './stop-announcement.ts'

/** Fields of announcements and banners in lists. */
export interface PlacedFields {
  type: AnnouncementType
  group: StoredAnnouncement['group_name']
  audience: string
  execution: PopupExecution | null
  priority: number
  picture: string | null
}

const refuse = refusalsOf(endpoint)

/** Announcements other than banners: popups, notices, news, announced promotions. */
export const announcementKind: ContentKind<DraftAnnouncement, PlacedFields> = {
  name: 'announcement',
  publication: 'messaging.announcement.publish',
  permission: 'messaging.announcement.update',
  object: 'messaging.announcement',
  content: DraftAnnouncement,
  idsOf: 'announcement',
  missing: ({ texts }, languages) => withoutTitle(texts, languages),
  lacks: () => null,
  published: async (db, name) => publishedOf(await storedAnnouncement(db, name), publishedAnnouncement),
  idOf: announcementIdOf,
  publish: (tx, content, publication) => write(tx, announcementOfDraft(content, publication), publication),
  stop: (tx, publication) => stop(tx, publication, 'announcement'),
  listing: (merchantCode, now) => listing(merchantCode, now, sql`type <> 'B'`),
  draftFields: ({ type, group, audience, execution, priority, picture }) => ({
    type,
    group,
    audience,
    execution,
    priority,
    picture,
  }),
}

/** Banners: pictures at the top of a page. */
export const bannerKind: ContentKind<DraftBanner, PlacedFields> = {
  name: 'banner',
  publication: 'messaging.banner.publish',
  permission: 'messaging.banner.update',
  object: 'messaging.banner',
  content: DraftBanner,
  idsOf: 'announcement',
  missing: ({ texts }, languages) => bannerTextsMissing(texts, languages),
  lacks: ({ picture }) => (picture === null ? 'picture' : null),
  published: async (db, name) => publishedOf(await storedAnnouncement(db, name), publishedBanner),
  idOf: announcementIdOf,
  publish: (tx, content, publication) => write(tx, bannerOfDraft(content, publication), publication),
  stop: (tx, publication) => stop(tx, publication, 'banner'),
  listing: (merchantCode, now) => listing(merchantCode, now, sql`type = 'B'`),
  draftFields: ({ group, audience, priority, picture }) => ({
    type: 'B',
    group,
    audience,
    execution: null,
    priority,
    picture,
  }),
}

function publishedOf<Content>(
  stored: StoredAnnouncement | null,
  contentOf: (stored: StoredAnnouncement) => Content | null,
): PublishedContent<Content> | null {
  const content = stored && contentOf(stored)
  if (!content) return null
  const { published_at: publishedAt, ends_at: endsAt, stopped_at: stoppedAt } = stored
  return { content, publishedAt, endsAt, stoppedAt, row: stored }
}

/** Banners and other announcements share their names: one never replaces the other. */
async function write(
  tx: Db,
  announcement: Omit<StoredAnnouncement, 'stopped_at'>,
  { merchantCode, key, pages }: Publication,
): Promise<void> {
  const { type } = announcement
  const stored = await storedAnnouncement(tx, { merchantCode, key })
  if (stored && stored.type !== type) throw refuse('content.invalid', { problem: 'type' })
  await storeAnnouncement(tx, announcement)
  await pages.announcements(tx, { merchantCode, type })
}

async function stop(
  tx: Db,
  { merchantCode, key, now, pages }: Publication,
  stopped: 'announcement' | 'banner',
): Promise<boolean> {
  const type = await stopAnnouncement(tx, { merchantCode, key, now, areBanners: stopped === 'banner' })
  if (type === null) return false
  await pages.announcements(tx, { merchantCode, type })
  return true
}

/** Whether a name is taken by the other of the two kinds. */
export async function isOtherType(db: Db, name: ContentName, type: AnnouncementType): Promise<boolean> {
  const stored = await storedAnnouncement(db, name)
  return stored !== null && stored.type !== type
}

const AUDIENCE = sql`case audience ->> 'to'
  when 'vip' then 'vip:' || (audience ->> 'level')
  when 'new' then 'new:' || (audience ->> 'days')
  else audience ->> 'to' end`

const listing = (merchantCode: string, now: Date, isListed: ReturnType<typeof sql>) => sql`
  select id, key, ${stateSql(now)} as state, ${titlesOf(sql`texts`)} as titles, published_at, ends_at,
    jsonb_build_object(
      'type', type, 'group', group_name, 'audience', ${AUDIENCE}, 'execution', execution, 'priority', position,
      'picture', picture
    ) as fields
  from announcement where merchant_code = ${merchantCode} and ${isListed}`
