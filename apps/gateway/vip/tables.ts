import type { VipReason } from '@ante/contract/vip/benefits.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface VipLevelTable {
  merchant_code: string
  level: number
  threshold: bigint
  retention: bigint
  bonus: bigint
  weekly_salary: bigint
  monthly_salary: bigint
  withdrawals: number
  withdrawal_maximum: bigint | null
}

export interface VipMemberTable {
  member_id: bigint
  merchant_code: string
  level: Generated<number>
  peak: Generated<number>
  turnover: Generated<bigint>
  reviewed_month: string | null
}

export interface VipChangeTable {
  id: GeneratedAlways<bigint>
  member_id: bigint
  at: Date
  /** `2026-02-28`, in the merchant's calendar. */
  day: string
  from_level: number
  to_level: number
  reason: VipReason
  actor: string
}

export interface VipBonusTable {
  member_id: bigint
  level: number
  amount: bigint
  reached_at: Date
  granted_at: Date | null
}

declare module '../kit/db.ts' {
  interface Tables {
    vip_level: VipLevelTable
    vip_terms: { merchant_code: string; multiple_hundredths: number; reward_days: number }
    vip_member: VipMemberTable
    vip_month: { member_id: bigint; month: string; turnover: bigint }
    vip_change: VipChangeTable
    vip_bonus: VipBonusTable
    vip_play_change: { id: GeneratedAlways<bigint>; member_id: bigint; month: string | null }
    vip_run: { merchant_code: string; kind: 'month' | 'weekly' | 'monthly'; period: string }
  }
}
