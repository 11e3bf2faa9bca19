import type { Generated, GeneratedAlways } from 'kysely'

declare module '../kit/db.ts' {
  interface Tables {
    operator_change: {
      id: GeneratedAlways<bigint>
      at: Generated<Date>
      who: string
      merchant_code: string
      command: string
      subject: string
      before: unknown
      after: unknown
    }
  }
}
