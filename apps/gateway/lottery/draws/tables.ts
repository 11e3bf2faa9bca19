import type { DrawStatus } from '@ante/contract/lottery/draws/draw.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { StateColumn } from '../../kit/state-machine/state-machine.ts'

/** Statuses that are stored. INIT stands for all statuses before the result, which depend on the time. */
export type StoredDrawStatus = Exclude<DrawStatus, 'OPEN' | 'LOCKED' | 'AWAITING_RESULT'>

type Json = ColumnType<unknown, string | null, string | null>

/**
 * Also the queue of settlement: rows in DRAWN, VOID and RESULT_REVERSED with `settled_at` null. Settlement pays,
 * refunds or reverses, then sets `settled_at`, and DRAWN to PAID, or to RE_PAID if `results` is above 1.
 */
export interface LotteryDrawTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  game_id: bigint
  draw_number: string
  /** ISO date: `2026-01-20`; read it as text. */
  day: ColumnType<Date, string, never>
  open_at: Date
  lock_at: Date
  draw_at: Date
  status: StateColumn<StoredDrawStatus, StoredDrawStatus | undefined>
  result: Json
  results: Generated<number>
  drawn_at: Date | null
  settled_at: Date | null
}

declare module '../../kit/db.ts' {
  interface Tables {
    lottery_draw: LotteryDrawTable
    lottery_draw_step: {
      id: GeneratedAlways<bigint>
      draw_id: bigint
      at: Date
      from_status: StoredDrawStatus
      to_status: StoredDrawStatus
      result: Json
      actor: string
      reason: string
    }
    lottery_chain: {
      merchant_code: string
      sealed_end: Buffer
      first_day: ColumnType<Date, string, never>
      last_day: ColumnType<Date, string, never>
      made_at: Date
    }
    lottery_commitment: {
      merchant_code: string
      day: ColumnType<Date, string, never>
      secret_hash: string
      committed_at: Date
    }
  }
}
