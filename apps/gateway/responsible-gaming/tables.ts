import type { LimitKind, ExclusionLength } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitPeriod, ExclusionKind } from '@ante/contract/responsible-gaming/refusals.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface ResponsibleGamingTermsTable {
  merchant_code: string
  is_on: boolean
  reality_minutes: number
  delay_hours: number
  time_outs: string[]
  exclusions: string[]
}

export interface ExclusionTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint
  kind: ExclusionKind
  length: ExclusionLength
  began_at: Date
  ends_at: Date | null
  reinstatement_requested_at: Generated<Date | null>
  lifted_at: Date | null
  corrected_at: Generated<Date | null>
  correction_reason: Generated<string | null>
}

export type IdentityHashKind = 'idNumber' | 'email' | 'mobile' | 'social' | 'card'

export interface PlayLimitTable {
  member_id: bigint
  kind: LimitKind
  period: LimitPeriod
  value: bigint
  set_at: Date
  pending_value: Generated<bigint | null>
  requested_at: Generated<Date | null>
  pending_from: Generated<Date | null>
}

declare module '../kit/db.ts' {
  interface Tables {
    responsible_gaming_terms: ResponsibleGamingTermsTable
    player_exclusion: ExclusionTable
    excluded_identity: { merchant_code: string; kind: IdentityHashKind; mark: Buffer; member_id: bigint }
    responsible_gaming_event: {
      id: GeneratedAlways<bigint>
      member_id: bigint
      at: Date
      action: string
      detail: JSONColumnType<Record<string, unknown>>
    }
    play_limit: PlayLimitTable
    reality_check_choice: { member_id: bigint; reality_minutes: number }
  }
}
