import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    operator_change: {
      id: GeneratedAlways<bigint>
      at: Generated<Date>
      actor: string
      /** Merchant of the change; null for a vendor's games, which apply wherever they are offered. */
      merchant_code: string | null
      vendor: string | null
      command: string
      subject: string
      before: unknown
      after: unknown
      /** Warnings shown to the operator. */
      warnings: Generated<string[]>
    }
  }
}
