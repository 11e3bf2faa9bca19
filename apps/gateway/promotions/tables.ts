import type { Language } from '@ante/contract/merchant/language.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type Titles = Partial<Record<Language, string>>

export interface RewardTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint
  key: string
  titles: JSONColumnType<Titles>
  amount: bigint
  currency: string
  status: Generated<'issued' | 'claimed'>
  issued_at: Date
  expires_at: Date
  claimed_at: Date | null
  promotion_id: Generated<bigint | null>
  entry_id: Generated<bigint | null>
  type: Generated<PromotionType | null>
  multiple_hundredths: Generated<number>
  expiry_notified: Generated<boolean>
}

declare module '../kit/db.ts' {
  interface Tables {
    reward: RewardTable
  }
}
