import type { ColumnType, GeneratedAlways } from 'kysely'

export interface LotteryResultEntryTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  draw_id: bigint
  /** Number of results of the draw when it was entered. */
  results: number
  attempt: number
  position: number
  staff_id: bigint
  person: string
  entered_by: string
  entered_at: Date
  result: ColumnType<unknown, string, never>
}

declare module '../../kit/db.ts' {
  interface Tables {
    lottery_result_entry: LotteryResultEntryTable
  }
}
