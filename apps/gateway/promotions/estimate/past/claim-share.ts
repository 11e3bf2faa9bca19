import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'

const PAST_MS = 120 * DAY_MS

interface ClaimQuery {
  merchantCode: string
  type: PromotionType
  now: Date
}

/**
 * Returns the share of granted amounts that players claimed, between 0 and 1: of rewards of this type, else of all
 * promotions. Rewards that can still be claimed are not counted. Null without any reward.
 */
export async function claimedShare(db: Db, { merchantCode, type, now }: ClaimQuery): Promise<number | null> {
  const { rows } = await sql<{ ofType: string | null; ofAll: string | null }>`
    select sum(amount) filter (where status = 'claimed' and reward.type = ${type})
        / nullif(sum(amount) filter (where reward.type = ${type}), 0) as "ofType",
      sum(amount) filter (where status = 'claimed') / nullif(sum(amount), 0) as "ofAll"
    from reward join promotion on promotion.id = reward.promotion_id
    where promotion.merchant_code = ${merchantCode} and issued_at > ${new Date(now.getTime() - PAST_MS)}
      and (status = 'claimed' or expires_at <= ${now})`.execute(db)
  const share = rows[0]?.ofType ?? rows[0]?.ofAll ?? null
  return share === null ? null : Number(share)
}
