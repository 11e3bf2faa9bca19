import type { Language } from '@ante/contract/merchant/language.ts'
import type { RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'
import type { Audience } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { StateColumn } from '../../kit/state-machine/state-machine.ts'
import type { PromotionDraftContent } from '../editing/promotion-content.ts'
import type { EntryState } from './entries/entry-states.ts'

export interface PromotionText {
  title: string
  /** Plain text. */
  summary: string
  terms: RichText
}
export type PromotionTexts = Partial<Record<Language, PromotionText>>

export interface PromotionTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  code: string
  type: PromotionType
  texts: JSONColumnType<PromotionTexts>
  picture: string | null
  starts_at: Date | null
  ends_at: Date | null
  position: Generated<number>
  audience: JSONColumnType<Audience>
  quota: number | null
  budget: bigint | null
  granted_count: Generated<number>
  granted_amount: Generated<bigint>
  reward_days: Generated<number>
  multiple_hundredths: Generated<number>
  /** Parsed by the schema of its type. */
  rules: ColumnType<unknown, string, string>
  state: Generated<'draft' | 'open' | 'closed'>
  opened_at: Generated<Date | null>
  closed_at: Generated<Date | null>
  /** Null for a promotion that was not ended early, or by a command. */
  closed_reason: Generated<string | null>
  version: Generated<number>
}

export interface PromotionDraftTable {
  id: bigint
  merchant_code: string
  code: string
  content: JSONColumnType<PromotionDraftContent>
  version: number
  edited_by: string
  edited_at: Date
}

export interface PromotionEntryTable {
  id: GeneratedAlways<bigint>
  promotion_id: bigint
  merchant_code: string
  member_id: bigint
  period: Generated<string>
  state: StateColumn<EntryState>
  comment: Generated<string>
  reason: Generated<string>
  request_key: string | null
  changed_at: Date
}

export interface PromotionStepTable {
  id: GeneratedAlways<bigint>
  entry_id: bigint
  at: Date
  from_state: EntryState | null
  to_state: EntryState
  refused: Generated<boolean>
  actor: string
  reason: Generated<string>
}

export interface PromotionPictureTable {
  id: string
  promotion_id: bigint
  member_id: bigint
  entry_id: bigint | null
  picture: Buffer
  width: number
  height: number
  at: Date
}

export interface PromotionCodeTable {
  merchant_code: string
  code: string
  promotion_id: bigint
  quota: number | null
  used: Generated<number>
  amount: bigint | null
  ends_at: Date | null
}

declare module '../../kit/db.ts' {
  interface Tables {
    promotion: PromotionTable
    promotion_draft: PromotionDraftTable
    promotion_entry: PromotionEntryTable
    promotion_step: PromotionStepTable
    promotion_picture: PromotionPictureTable
    promotion_code: PromotionCodeTable
  }
}
