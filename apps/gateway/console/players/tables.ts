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
    /** Names of tags, per merchant. */
    player_tag: { id: GeneratedAlways<bigint>; merchant_code: string; name: string }
    member_tag: {
      member_id: bigint
      tag_id: bigint
      merchant_code: string
      staff_id: bigint
      author: string
      reason: string
      at: Date
    }
  }
}
