import type { Audience } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { PromotionTable, PromotionTexts } from './tables.ts'

export type StoredPromotion = Selectable<PromotionTable>

/** What an operator says of a promotion. */
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

/** Another one where members would read something else, or something else decides. */
const NEXT_VERSION = sql<number>`promotion.version + case when
  (promotion.texts, promotion.rules, promotion.audience, promotion.starts_at, promotion.ends_at, promotion.reward_days,
    promotion.multiple_hundredths)
  is distinct from (excluded.texts, excluded.rules, excluded.audience, excluded.starts_at, excluded.ends_at, excluded.reward_days,
    excluded.multiple_hundredths) then 1 else 0 end`

/** Adds a promotion, a draft until it is opened, or changes what is said of the one of this code. */
export async function putPromotion(tx: Db, { merchantCode, code }: Named, said: PromotionOptions): Promise<void> {
  const row = {
    ...said,
    texts: JSON.stringify(said.texts),
    audience: JSON.stringify(said.audience),
    rules: JSON.stringify(said.rules),
  }
  await tx
    .insertInto('promotion')
    .values({ ...row, merchant_code: merchantCode, code })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'code']).doUpdateSet({ ...row, version: NEXT_VERSION }),
    )
    .execute()
}

/** Lets members see it, and take part in it from its beginning on. */
export async function openPromotion(tx: Db, { merchantCode, code }: Named, now: Date): Promise<void> {
  await tx
    .updateTable('promotion')
    .set(({ fn, val }) => ({ state: 'open', closed_at: null, opened_at: fn.coalesce('opened_at', val(now)) }))
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
}

/** Nobody takes part in it any more; what was applied for is reviewed all the same, and what waits can be claimed. */
export async function closePromotion(tx: Db, { merchantCode, code }: Named, now: Date): Promise<void> {
  await tx
    .updateTable('promotion')
    .set({ state: 'closed', closed_at: now })
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
}

export interface NewCode {
  promotionId: bigint
  /** Capital letters, digits and -. */
  code: string
  quota: number | null
  amount: bigint | null
  endsAt: Date | null
}

/** Adds a code, or changes how often and until when it may be used; false where it is another promotion's. */
export async function putCode(tx: Db, merchantCode: string, wanted: NewCode): Promise<boolean> {
  const { promotionId, code, quota, amount, endsAt } = wanted
  const said = { quota, amount, ends_at: endsAt }
  const written = await tx
    .insertInto('promotion_code')
    .values({ ...said, merchant_code: merchantCode, code, promotion_id: promotionId })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_code', 'code'])
        .doUpdateSet(said)
        .where('promotion_code.promotion_id', '=', promotionId),
    )
    .returning('code')
    .executeTakeFirst()
  return written !== undefined
}
