import type { Audience } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { PromotionTable, PromotionTexts } from './tables.ts'

export type StoredPromotion = Selectable<PromotionTable>

/** Fields of a promotion set by an operator. */
export interface PromotionOptions {
  type: PromotionType
  texts: PromotionTexts
  picture: string | null
  starts_at: Date | null
  ends_at: Date | null
  position: number
  audience: Audience
  quota: number | null
  budget: bigint | null
  reward_days: number
  multiple_hundredths: number
  rules: unknown
}

interface Named {
  merchantCode: string
  code: string
}

export const storedPromotions = (db: Db, merchantCode: string): Promise<StoredPromotion[]> =>
  db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** SQL of the version after an update: incremented if texts, rules or terms for members change. */
const NEXT_VERSION = sql<number>`promotion.version + case when
  (promotion.texts, promotion.rules, promotion.audience, promotion.starts_at, promotion.ends_at, promotion.reward_days,
    promotion.multiple_hundredths)
  is distinct from (excluded.texts, excluded.rules, excluded.audience, excluded.starts_at, excluded.ends_at, excluded.reward_days,
    excluded.multiple_hundredths) then 1 else 0 end`

/** Adds a promotion as a draft, or changes the one with this code. */
export async function putPromotion(tx: Db, { merchantCode, code }: Named, options: PromotionOptions): Promise<void> {
  const row = {
    ...options,
    texts: JSON.stringify(options.texts),
    audience: JSON.stringify(options.audience),
    rules: JSON.stringify(options.rules),
  }
  await tx
    .insertInto('promotion')
    .values({ ...row, merchant_code: merchantCode, code })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'code']).doUpdateSet({ ...row, version: NEXT_VERSION }),
    )
    .execute()
}

/** Makes a draft visible to members, who can take part from its start on. */
export async function openPromotion(tx: Db, { merchantCode, code }: Named, now: Date): Promise<void> {
  await tx
    .updateTable('promotion')
    .set(({ fn, val }) => ({
      state: 'open',
      closed_at: null,
      closed_reason: null,
      opened_at: fn.coalesce('opened_at', val(now)),
    }))
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
}

/** Closes a promotion. Pending applications are still reviewed, and pending rewards can be claimed. */
export async function closePromotion(
  tx: Db,
  { merchantCode, code }: Named,
  now: Date,
  reason: string | null = null,
): Promise<void> {
  await tx
    .updateTable('promotion')
    .set({ state: 'closed', closed_at: now, closed_reason: reason })
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
}

export interface NewCode {
  promotionId: bigint
  /** Capital letters, digits and hyphens. */
  code: string
  quota: number | null
  amount: bigint | null
  endsAt: Date | null
}

/** Adds a code, or changes its quota and end; returns false if it belongs to another promotion. */
export async function putCode(tx: Db, merchantCode: string, requested: NewCode): Promise<boolean> {
  const { promotionId, code, quota, amount, endsAt } = requested
  const codeRow = { quota, amount, ends_at: endsAt }
  const written = await tx
    .insertInto('promotion_code')
    .values({ ...codeRow, merchant_code: merchantCode, code, promotion_id: promotionId })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'code'])
        .doUpdateSet(codeRow)
        .where('promotion_code.promotion_id', '=', promotionId),
    )
    .returning('code')
    .executeTakeFirst()
  return written !== undefined
}
