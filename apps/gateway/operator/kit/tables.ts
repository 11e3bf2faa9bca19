import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    operator_change: {
      id: GeneratedAlways<bigint>
      at: Generated<Date>
      who: string
      /** Whose site it was done to; else it was done to a vendor's games, wherever they are offered. */
      merchant_code: string | null
      vendor: string | null
      command: string
      subject: string
      before: unknown
      after: unknown
      /** What the operator was warned of. */
      warnings: Generated<string[]>
    }
  }
}
