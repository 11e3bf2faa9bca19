import type { LegResult, TicketType } from '@ante/contract/launch/vendor-tickets.ts'
import type { Generated } from 'kysely'

export interface SportsTicketTable {
  round: bigint
  vendor: string
  member_id: bigint
  round_id: string
  merchant_code: string
  node_id: bigint
  opened_at: Date
  type: Generated<TicketType | null>
  system: Generated<string | null>
  combinations: Generated<number | null>
  price: Generated<string | null>
  max_payout: Generated<bigint | null>
  is_live: Generated<boolean | null>
  read_at: Generated<Date | null>
  attempts: Generated<number>
}

export interface SportsLegTable {
  round: bigint
  position: number
  merchant_code: string
  vendor: string
  match_id: string
  sport: string
  league: string
  home_team: string
  away_team: string
  starts_at: Date
  market: string
  pick: string
  price: string
  result: LegResult
  score: string | null
}

declare module '../../kit/db.ts' {
  interface Tables {
    sports_ticket: SportsTicketTable
    sports_leg: SportsLegTable
  }
}
