import type { Generated, GeneratedAlways } from 'kysely'

export interface WinCapTable {
  /** `*`: default for all vendors. */
  vendor: string
  /** `*`: default for all currencies. */
  currency: string
  /** Multiple of the round's stake. */
  multiple: number | null
  round_units: bigint | null
  hour_units: bigint | null
}

export interface HeldWinTable {
  id: GeneratedAlways<bigint>
  vendor: string
  transaction_id: string
  win_transaction_id: string
  member_id: bigint
  merchant_code: string
  round_id: string
  currency: string
  amount: bigint
  jackpot: bigint | null
  jackpot_all: Generated<boolean>
  reason: 'round' | 'hour'
  cap: bigint
  debit_account: bigint
  credit_account: bigint
  state: Generated<'held' | 'approved' | 'rejected' | 'replaced'>
  actor: string | null
  decision_reason: string | null
  held_at: Date
  decided_at: Date | null
  alerted_at: Date | null
}

declare module '../../kit/db.ts' {
  interface Tables {
    win_cap: WinCapTable
    held_win: HeldWinTable
    win_hour: { vendor: string; currency: string; hour: Date; backend: number; units: bigint }
  }
}
