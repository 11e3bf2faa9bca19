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
  asked_back_at: Generated<Date | null>
  over_at: Date | null
  corrected_at: Generated<Date | null>
  corrected_because: Generated<string | null>
}

export type IdentityHashKind = 'idNumber' | 'email' | 'mobile' | 'social' | 'card'

export interface PlayLimitTable {
  member_id: bigint
  kind: LimitKind
  period: LimitPeriod
  value: bigint
  set_at: Date
  wanted: Generated<bigint | null>
  wanted_at: Generated<Date | null>
  wanted_from: Generated<Date | null>
}

declare module '../kit/db.ts' {
  interface Tables {
    care_terms: ResponsibleGamingTermsTable
    care_rest: ExclusionTable
    care_mark: { merchant_code: string; kind: IdentityHashKind; mark: Buffer; member_id: bigint }
    care_event: {
      id: GeneratedAlways<bigint>
      member_id: bigint
      at: Date
      what: string
      detail: JSONColumnType<Record<string, unknown>>
    }
    care_limit: PlayLimitTable
    care_choice: { member_id: bigint; reality_minutes: number }
  }
}
