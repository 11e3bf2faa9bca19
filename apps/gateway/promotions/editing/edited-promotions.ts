import type { PromotionState } from '@ante/contract/console/list-filters.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { PromotionTable } from '../core/tables.ts'
import type { PromotionDraftContent } from './promotion-content.ts'

type PublishedState = Exclude<PromotionState, 'draft' | 'review'>
type Stored = Selectable<PromotionTable>

/** A promotion in lists: the published version, the draft, or both, without the terms. */
export interface EditedPromotionRow {
  id: bigint
  code: string
  /** State of the published version; null without one. */
  published: PublishedState | null
  /** Fields of the published version; null without one. */
  type: PromotionType | null
  titles: Partial<Record<Language, string>> | null
  audience: Stored['audience'] | null
  starts_at: Date | null
  ends_at: Date | null
  quota: number | null
  budget: bigint | null
  granted_count: number | null
  granted_amount: bigint | null
  /** The draft without its texts; null without one. */
  draft: Omit<PromotionDraftContent, 'texts'> | null
  draft_titles: Partial<Record<Language, string>> | null
}

interface Filter {
  merchantCode: string
  now: Date
  /** Codes of the drafts that await another person. */
  inReview: readonly string[]
  state?: PromotionState | undefined
  type?: PromotionType | undefined
  /** Cursor: the page begins after this id. */
  after?: string | undefined
  limit: number
}

/** Returns promotions and drafts, newest first. */
export async function editedPromotions(db: Db, filter: Filter): Promise<EditedPromotionRow[]> {
  const { merchantCode, now, inReview, state, type, after, limit } = filter
  const { rows } = await sql<EditedPromotionRow>`
    select * from (
      select coalesce(shown.id, draft.id) as id, coalesce(shown.code, draft.code) as code,
        case when shown.id is null then null
          when shown.state = 'draft' then 'unopened'
          when shown.state = 'closed' then 'closed'
          when shown.ends_at <= ${now} then 'ended'
          when shown.starts_at > ${now} then 'scheduled'
          else 'live' end as published,
        case when draft.id is null then null
          when draft.code = any(${[...inReview]}::text[]) then 'review'
          else 'draft' end as draft_state,
        shown.type, shown.audience, shown.starts_at, shown.ends_at, shown.quota, shown.budget, shown.granted_count,
        shown.granted_amount, ${titlesOf(sql`shown.texts`)} as titles,
        draft.content - 'texts' as draft, ${titlesOf(sql`draft.content -> 'texts'`)} as draft_titles
      from (select * from promotion where merchant_code = ${merchantCode}) as shown
      full join (select * from promotion_draft where merchant_code = ${merchantCode}) as draft on draft.code = shown.code
    ) as edited
    where true
      ${state === undefined ? sql`` : sql`and (published = ${state} or draft_state = ${state})`}
      ${type === undefined ? sql`` : sql`and coalesce(type, draft ->> 'type') = ${type}`}
      ${after === undefined ? sql`` : sql`and id < ${after}::int8`}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

const titlesOf = (texts: RawBuilder<unknown>) => sql`(
  select jsonb_object_agg(language, wording ->> 'title') from jsonb_each(${texts}) as each (language, wording)
)`
