import type { GeneratedAlways } from 'kysely'

export interface LineTermsTable {
  merchant_code: string
  minimum: bigint
  daily_maximum: bigint
  received_hundredths: number
}

export interface LineTransferTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  currency: string
  payer_id: bigint
  payee_id: bigint
  direction: 'up' | 'down'
  amount: bigint
  /** ISO date: `2026-02-28`. */
  day: string
  request_key: string
  made_at: Date
  payer_balance: bigint
  payee_balance: bigint
}

/** Several transfers sent in one call. */
export interface LineBatchTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  payer_id: bigint
  request_key: string
  lines: number
  total: bigint
  made_at: Date
  payer_balance: bigint
}

declare module '../../kit/db.ts' {
  interface Tables {
    line_terms: LineTermsTable
    line_transfer: LineTransferTable
    line_batch: LineBatchTable
  }
}
