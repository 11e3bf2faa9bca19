import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface RedRainPlayTable {
  id: GeneratedAlways<bigint>
  promotion_id: bigint
  merchant_code: string
  member_id: bigint
  day: ColumnType<Date, string, never>
  nth: number
  request_key: string
  sealed: bigint
  currency: string
  multiple_hundredths: number
  begun_at: Date
  ends_at: Date
  open_until: Date
  state: Generated<'open' | 'ended' | 'lost'>
  tapped: Generated<number | null>
  paid: Generated<bigint | null>
  ended_at: Generated<Date | null>
}

export interface RedRainDayTable {
  promotion_id: bigint
  day: ColumnType<Date, string, never>
  plays: number
  granted: bigint
}

declare module '../../kit/db.ts' {
  interface Tables {
    red_rain_play: RedRainPlayTable
    red_rain_day: RedRainDayTable
  }
}
