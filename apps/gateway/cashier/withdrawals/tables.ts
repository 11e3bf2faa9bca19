import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import type { Generated, GeneratedAlways } from 'kysely'

import type { StateColumn } from '../../kit/state-machine/state-machine.ts'

export interface WithdrawalRulesTable {
  merchant_code: string
  open: boolean
  minimum: bigint
  maximum: bigint
  max_per_day: number
  auto_approved_up_to: bigint
  fee_hundredths: number
  fee_fixed: bigint
  free_times: number
  arrival_minutes: number
  card_cooling_hours: number
  password_cooling_hours: number
  may_cancel: boolean
  payout_provider: string | null
  step_up_above: bigint | null
}

export interface WithdrawalTable {
  id: string
  number: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint
  currency: string
  amount: bigint
  fee: bigint
  bank_card_id: bigint
  bank_code: string
  bank_name: string
  last_digits: string
  state: StateColumn<WithdrawalState>
  request_key: string | null
  requested_at: Date
  expected_at: Date
  due_at: Date
  tries: Generated<number>
  provider: Generated<string | null>
  payout_id: Generated<string | null>
  ended_at: Generated<Date | null>
  held_at: Generated<Date | null>
  review_version: Generated<number>
}

export interface WithdrawalStepTable {
  id: GeneratedAlways<bigint>
  withdrawal_id: string
  member_id: bigint
  at: Date
  from_state: WithdrawalState | null
  to_state: WithdrawalState
  refused: Generated<boolean>
  actor: string
  reason: Generated<string>
  note: Generated<string>
}

declare module '../../kit/db.ts' {
  interface Tables {
    withdrawal_rules: WithdrawalRulesTable
    withdrawal: WithdrawalTable
    withdrawal_step: WithdrawalStepTable
  }
}
