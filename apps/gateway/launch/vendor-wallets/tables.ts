import type { Generated } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    vendor_feed: {
      vendor: string
      location: Generated<string>
      read_at: Generated<Date | null>
      due_at: Generated<Date>
      failures: Generated<number>
    }
  }
}
