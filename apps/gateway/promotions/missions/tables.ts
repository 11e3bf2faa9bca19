import type { GeneratedAlways } from 'kysely'

export interface MissionVisitTable {
  member_id: bigint
  /** ISO date by the merchant's calendar, like all days here: `2026-02-28`. */
  day: string
}

export interface MissionEventTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint
  day: string
  turnover: bigint
}

export interface BoardScoreTable {
  promotion_id: bigint
  began: string
  member_id: bigint
  score: bigint
  reached: bigint
}

export interface BoardWindowTable {
  promotion_id: bigint
  began: string
  ended: string
  settled_at: Date
}

export interface BoardWinnerTable {
  promotion_id: bigint
  began: string
  rank: number
  member_id: bigint
  score: bigint
  prize: bigint
  done: boolean
}

declare module '../../kit/db.ts' {
  interface Tables {
    mission_visit: MissionVisitTable
    mission_event: MissionEventTable
    board_score: BoardScoreTable
    board_window: BoardWindowTable
    board_winner: BoardWinnerTable
  }
}
