import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type { Family } from '@ante/lottery/family.ts'
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'

import type { Schedule } from './schedule.ts'

export interface LotteryGameTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  code: string
  name: string
  family: Family
  group_code: string
  region: string | null
  prize_modes: PrizeModeName[]
  schedule: ColumnType<Schedule, string, string>
  lock_seconds: number
  is_house: boolean
  result_timeout_seconds: number
  is_sale: boolean
  is_paused: Generated<boolean>
  refunds_special: Generated<boolean>
  is_hot: boolean
  is_new: boolean
  position: number
  icon: string
}
export type LotteryGameRow = Selectable<LotteryGameTable>

declare module '../../kit/db.ts' {
  interface Tables {
    lottery_game: LotteryGameTable
    lottery_closed_play: { game_id: bigint; play_id: number }
    lottery_favourite: { member_id: bigint; game_id: bigint; added_at: Date }
    lottery_favourite_version: { member_id: bigint; version: bigint }
    lottery_recent_game: { member_id: bigint; game_id: bigint; opened_at: Date }
  }
}
