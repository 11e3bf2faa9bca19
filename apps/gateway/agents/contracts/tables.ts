import type { ContractAction, ContractSide, ContractStatus } from '@ante/contract/agents/contract-state.ts'
import type { ContractCategory, ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { StateColumn } from '../../kit/state-machine/state-machine.ts'

type Null<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

export interface AgentContractTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  /** Null: the merchant. */
  upline_id: bigint | null
  downline_id: bigint
  kind: ContractKind
  category: ContractCategory
  status: StateColumn<ContractStatus>
  version: Generated<number>
  terms_id: Null<bigint>
  offered_terms_id: Null<bigint>
  ending_by: Null<'upline' | 'downline'>
  made_at: Date
  changed_at: Date
}

export interface AgentContractTermsTable {
  id: GeneratedAlways<bigint>
  contract_id: bigint
  made_at: Date
  made_by: bigint | null
  in_force_from: Null<Date>
  in_force_to: Null<Date>
}

export interface AgentContractTierTable {
  terms_id: bigint
  position: number
  min_volume: bigint
  net_loss: bigint
  active_members: number
  rate_type: 'P' | 'F'
  /** Thousandths of a percent: 300 is 0.3 %. */
  rate_thousandths: number | null
  fixed_amount: bigint | null
}

export interface AgentContractLogTable {
  id: GeneratedAlways<bigint>
  contract_id: bigint
  action: ContractAction
  at: Date
  by_member: Null<bigint>
  side: ContractSide
  actor: Generated<string>
  version: Null<number>
  from_status: Null<ContractStatus>
  to_status: Null<ContractStatus>
  to_version: Null<number>
  terms_id: Null<bigint>
  refused: Generated<boolean>
  reason: Generated<string>
  request_key: Null<string>
}

export interface AgentContractSettingsTable {
  merchant_code: string
  kind: ContractKind
  open: boolean
  max_contracts: number
  min_series: number
  tiers: ColumnType<ContractTier[], string, string>
}

declare module '../../kit/db.ts' {
  interface Tables {
    agent_contract: AgentContractTable
    agent_contract_terms: AgentContractTermsTable
    agent_contract_tier: AgentContractTierTable
    agent_contract_log: AgentContractLogTable
    agent_contract_settings: AgentContractSettingsTable
  }
}
