import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import type { RebateState, RebateCategory } from '@ante/contract/promotions/rebates.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface RebateTermsTable {
  merchant_code: string
  minimum: bigint
  multiple_hundredths: number
}

export interface RebateRateTable {
  merchant_code: string
  level: Generated<number>
  category: RebateCategory
  /** ISO date: `2026-02-28`. */
  from_day: string
  thousandths: number
}

export interface RebateLadderTable {
  member_id: bigint
  category: LadderCategory
  /** ISO date: `2026-02-28`. */
  from_day: string
  thousandths: number
  /** The agent who set the rate; null for the operator. */
  set_by: bigint | null
  set_at: Date
}

export interface RebateTopTable {
  merchant_code: string
  category: LadderCategory
  /** ISO date: `2026-02-28`. */
  from_day: string
  thousandths: number
}

export interface RebateTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint
  key: string
  state: RebateState
  currency: string
  amount: bigint
  /** ISO date: `2026-02-28`. */
  day: string
  made_at: Date
}

export interface RebateLineTable {
  id: GeneratedAlways<bigint>
  rebate_id: bigint
  category: RebateCategory
  thousandths: number
  turnover: bigint
  amount: bigint
}

declare module '../../kit/db.ts' {
  interface Tables {
    rebate_terms: RebateTermsTable
    rebate_rate: RebateRateTable
    rebate_ladder: RebateLadderTable
    rebate_top: RebateTopTable
    rebate: RebateTable
    rebate_line: RebateLineTable
  }
}
