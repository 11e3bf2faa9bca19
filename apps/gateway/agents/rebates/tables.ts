import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import type { RebateCategory } from '@ante/contract/promotions/rebates.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface AgentRebateRunTable {
  merchant_code: string
  /** ISO date: `2026-02-28`. */
  day: string
  last_agent_id: Generated<bigint>
  done_at: Date | null
}

export interface AgentRebateTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  agent_id: bigint
  /** ISO date: `2026-02-28`. */
  day: string
  category: RebateCategory
  currency: string
  amount: bigint
  owed: bigint
  made_at: Date
}

export interface AgentRebateLineTable {
  id: GeneratedAlways<bigint>
  rebate_id: bigint
  downline_id: bigint
  /** ISO date: `2026-02-28`. */
  day: string
  category: LadderCategory
  turnover: bigint
  own_thousandths: number
  downline_thousandths: number
}

export interface AgentRebateHeldTable {
  rebate_id: bigint
  agent_id: bigint
  held_at: Date
  released_at: Date | null
}

declare module '../../kit/db.ts' {
  interface Tables {
    agent_rebate_run: AgentRebateRunTable
    agent_rebate: AgentRebateTable
    agent_rebate_line: AgentRebateLineTable
    agent_rebate_held: AgentRebateHeldTable
  }
}
