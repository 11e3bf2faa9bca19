import type { PublishedState } from '@ante/contract/console/content-calls.ts'
import type { ContentState } from '@ante/contract/console/list-filters.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { ContentKind, EditedContent } from './content-kind.ts'

/** A content in lists: the published version, the draft, or both, without the bodies of the texts. */
export interface EditedRow<Content extends EditedContent, Fields> {
  id: bigint
  key: string
  /** State of the published version; null without one. */
  published: PublishedState | null
  /** Of the published version; null without one, as the next three. */
  fields: Fields | null
  titles: Partial<Record<Language, string | null>> | null
  published_at: Date | null
  ends_at: Date | null
  /** The draft without its texts; null without one. */
  draft: Omit<Content, 'texts'> | null
  draft_titles: Partial<Record<Language, string | null>> | null
}

interface Filter {
  merchantCode: string
  now: Date
  /** Keys of the drafts that await another person. */
  inReview: readonly string[]
  state?: ContentState | undefined
  /** Type of announcements. */
  type?: string | undefined
  /** Cursor: the page begins after this id. */
  after?: string | undefined
  limit: number
}

/** Returns contents of one kind and their drafts, newest first. */
export async function editedContents<Content extends EditedContent, Fields>(
  db: Db,
  kind: ContentKind<Content, Fields>,
  { after, limit, state, type, ...filter }: Filter,
): Promise<EditedRow<Content, Fields>[]> {
  const { rows } = await sql<EditedRow<Content, Fields>>`
    select * from (${edited(kind, filter)}) as edited
    where true
      ${state === undefined ? sql`` : sql`and (published = ${state} or draft_state = ${state})`}
      ${type === undefined ? sql`` : sql`and coalesce(fields ->> 'type', draft ->> 'type') = ${type}`}
      ${after === undefined ? sql`` : sql`and id < ${after}::int8`}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns the contents and drafts that are shown, or would be shown, between two times. */
export async function contentsBetween<Content extends EditedContent, Fields>(
  db: Db,
  kind: ContentKind<Content, Fields>,
  { from, until, limit, ...filter }: Omit<Filter, 'after' | 'state' | 'type'> & { from: Date; until: Date },
): Promise<EditedRow<Content, Fields>[]> {
  const { rows } = await sql<EditedRow<Content, Fields>>`
    select * from (${edited(kind, filter)}) as edited
    where published_at < ${until} and (ends_at is null or ends_at > ${from}) and published in ('scheduled', 'live', 'ended')
      or draft is not null
        and coalesce((draft ->> 'from')::timestamptz, ${filter.now}) < ${until}
        and coalesce((draft ->> 'until')::timestamptz, 'infinity') > ${from}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * SQL expression of the titles by language; a banner without a title has its alternative text, and terms have the title
 * of their first section.
 */
export const titlesOf = (texts: RawBuilder<unknown>) => sql`(
  select jsonb_object_agg(language, coalesce(nullif(wording ->> 'title', ''), wording ->> 'alt', wording -> 0 ->> 'title'))
  from jsonb_each(${texts}) as each (language, wording)
)`

/** SQL expression of the state of a published version, from its dates. */
export const stateSql = (now: Date) => sql`case
  when ends_at <= ${now} then 'ended'
  when stopped_at is not null then 'stopped'
  when published_at > ${now} then 'scheduled'
  else 'live' end`

const edited = <Content extends EditedContent>(
  { name, listing }: Pick<ContentKind<Content, unknown>, 'name' | 'listing'>,
  { merchantCode, now, inReview }: Pick<Filter, 'merchantCode' | 'now' | 'inReview'>,
) => sql`
  select coalesce(shown.id, draft.id) as id, coalesce(shown.key, draft.key) as key,
    shown.state as published,
    case when draft.id is null then null
      when draft.key = any(${[...inReview]}::text[]) then 'review'
      else 'draft' end as draft_state,
    shown.fields, shown.titles, shown.published_at, shown.ends_at,
    draft.content - 'texts' as draft,
    ${titlesOf(sql`draft.content -> 'texts'`)} as draft_titles
  from (${listing(merchantCode, now)}) as shown
  full join (
    select * from content_draft where merchant_code = ${merchantCode} and kind = ${name}
  ) as draft on draft.key = shown.key`
