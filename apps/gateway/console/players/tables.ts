import type { GeneratedAlways } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    /** Notes by staff about members; immutable. */
    member_note: {
      id: GeneratedAlways<bigint>
      merchant_code: string
      member_id: bigint
      at: Date
      staff_id: bigint
      author: string
      text: string
      is_pinned: boolean
    }
  }
}
