import type { GeneratedAlways } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    saved_view: {
      id: GeneratedAlways<bigint>
      staff_id: bigint
      /** `-` for the platform. */
      scope: string
      screen: string
      name: string
      shared: boolean
      /** JSON. */
      search: unknown
      created_at: Date
    }
  }
}
