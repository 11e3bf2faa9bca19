import type { Language } from '@ante/contract/merchant/language.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface MemberStatementTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint
  /** `2026` or `2026-02`. */
  period: string
  so_far: boolean
  language: Language
  /** Day of the request in the merchant's calendar. */
  day: string
  requested_at: Date
  ready_at: Generated<Date | null>
  expires_at: Generated<Date | null>
  csv: Generated<Buffer | null>
  pdf: Generated<Buffer | null>
}

declare module '../kit/db.ts' {
  interface Tables {
    member_statement: MemberStatementTable
  }
}
