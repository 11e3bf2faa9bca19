import type { BillState } from '@ante/contract/agents/bills.ts'
import type { ContractCategory, ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import type { GeneratedAlways, JSONColumnType } from 'kysely'

import type { CarryOver, DividendStyle } from './rules.ts'

export interface AgentPayTermsTable {
  merchant_code: string
  dividend_style: DividendStyle
  carry_over: CarryOver
  stack_salaries: boolean
  needs_approval: boolean
  active_daily: bigint
  active_hourly: bigint
  active_dividend: bigint
}

export interface AgentBillTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  currency: string
  contract_id: bigint
  terms_id: bigint
  kind: ContractKind
  category: ContractCategory
  upline_id: bigint | null
  downline_id: bigint
  depth: number
  period_from: Date
  period_to: Date
  /** ISO date: `2026-02-28`. */
  day: string
  betting: bigint
  turnover: bigint
  active_members: number
  active_from: bigint
  net: bigint | null
  carried: bigint
  tier: JSONColumnType<ContractTier> | null
  next_tier: JSONColumnType<ContractTier> | null
  gross: bigint
  deduction: bigint
  amount: GeneratedAlways<bigint>
  /** Null for salaries, and for bills created before this column existed. */
  house_win: bigint | null
  state: BillState
  paid: bigint
  paid_at: Date | null
  due_at: Date | null
  attempts: number
  made_at: Date
  expires_at: Date
}

export interface AgentBillPaymentTable {
  bill_id: bigint
  part: number
  amount: bigint
  at: Date
  by_member: bigint | null
  request_key: string | null
}

declare module '../../kit/db.ts' {
  interface Tables {
    agent_pay_terms: AgentPayTermsTable
    agent_bill: AgentBillTable
    agent_bill_payment: AgentBillPaymentTable
  }
}
