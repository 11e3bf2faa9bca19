import type { Generated, GeneratedAlways } from 'kysely'

export interface WheelTicketTable {
  id: GeneratedAlways<bigint>
  promotion_id: bigint
  merchant_code: string
  member_id: bigint
  source: string
  issued_at: Date
  expires_at: Date
  spun_at: Generated<Date | null>
}

export interface WheelSpinTable {
  member_id: bigint
  spin_id: string
  ticket_id: bigint
  promotion_id: bigint
  segment: number
  amount: bigint
  drawn_segment: number
  drawn: bigint
  entry_id: bigint | null
  at: Date
}

declare module '../../kit/db.ts' {
  interface Tables {
    wheel_ticket: WheelTicketTable
    wheel_spin: WheelSpinTable
  }
}
