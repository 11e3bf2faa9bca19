import type { AnnouncementState } from '@ante/contract/console/list-filters.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { AnnouncementType } from '@ante/contract/messaging/announcements.ts'
import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { AnnouncementTable } from '../tables.ts'
import type { DraftContent } from './draft-content.ts'

type PublishedState = Extract<AnnouncementState, 'scheduled' | 'live' | 'stopped' | 'ended'>

type Stored = Selectable<AnnouncementTable>

/** An announcement in lists: the published version, the draft, or both, without the bodies of the texts. */
export interface EditedRow {
  id: bigint
  key: string
  /** State of the published version; null without one. */
  published: PublishedState | null
  /** Fields of the published version; null without one. */
  type: AnnouncementType | null
  group_name: Stored['group_name'] | null
  titles: Partial<Record<Language, string>> | null
  audience: Stored['audience'] | null
  execution: Stored['execution']
  position: number | null
  published_at: Date | null
  ends_at: Date | null
  /** The draft without its texts; null without one. */
  draft: Omit<DraftContent, 'texts'> | null
  draft_titles: Partial<Record<Language, string>> | null
}

interface Filter {
  merchantCode: string
  now: Date
  /** Keys of the drafts that await another person. */
  inReview: readonly string[]
  state?: AnnouncementState | undefined
  type?: AnnouncementType | undefined
  /** Cursor: the page begins after this id. */
  after?: string | undefined
  limit: number
}

/** Returns announcements other than banners and their drafts, newest first. */
export async function editedAnnouncements(db: Db, { after, limit, ...filter }: Filter): Promise<EditedRow[]> {
  const { state, type } = filter
  const { rows } = await sql<EditedRow>`
    select * from (${edited(filter)}) as edited
    where true
      ${state === undefined ? sql`` : sql`and (published = ${state} or draft_state = ${state})`}
      ${type === undefined ? sql`` : sql`and coalesce(type, draft ->> 'type') = ${type}`}
      ${after === undefined ? sql`` : sql`and id < ${after}::int8`}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns the announcements and drafts that are shown, or would be shown, between two times. */
export async function announcementsBetween(
  db: Db,
  { from, until, limit, ...filter }: Omit<Filter, 'after' | 'state' | 'type'> & { from: Date; until: Date },
): Promise<EditedRow[]> {
  const { rows } = await sql<EditedRow>`
    select * from (${edited(filter)}) as edited
    where published_at < ${until} and (ends_at is null or ends_at > ${from}) and published in ('scheduled', 'live', 'ended')
      or draft is not null
        and coalesce((draft ->> 'from')::timestamptz, ${filter.now}) < ${until}
        and coalesce((draft ->> 'until')::timestamptz, 'infinity') > ${from}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

const titlesOf = (texts: RawBuilder<unknown>) => sql`(
  select jsonb_object_agg(language, wording ->> 'title') from jsonb_each(${texts}) as each (language, wording)
)`

const edited = ({ merchantCode, now, inReview }: Pick<Filter, 'merchantCode' | 'now' | 'inReview'>) => sql`
  select coalesce(shown.id, draft.id) as id, coalesce(shown.key, draft.key) as key,
    case when shown.id is null then null
      when shown.ends_at <= ${now} then 'ended'
      when shown.stopped_at is not null then 'stopped'
      when shown.published_at > ${now} then 'scheduled'
      else 'live' end as published,
    case when draft.id is null then null
      when draft.key = any(${[...inReview]}::text[]) then 'review'
      else 'draft' end as draft_state,
    shown.type, shown.group_name, shown.audience, shown.execution, shown.position, shown.published_at, shown.ends_at,
    ${titlesOf(sql`shown.texts`)} as titles,
    draft.content - 'texts' as draft,
    ${titlesOf(sql`draft.content -> 'texts'`)} as draft_titles
  from (select * from announcement where merchant_code = ${merchantCode} and type <> 'B') as shown
  full join (select * from announcement_draft where merchant_code = ${merchantCode}) as draft on draft.key = shown.key`
