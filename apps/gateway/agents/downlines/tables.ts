import type { MemberType } from '@ante/contract/member/member-type.ts'
import type { GeneratedAlways } from 'kysely'

export interface AgentChangeTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint
  kind: 'promoted' | 'demoted' | 'moved'
  by_member_id: bigint | null
  from_type: MemberType
  to_type: MemberType
  from_upline_id: bigint | null
  to_upline_id: bigint | null
  at: Date
}

export interface AgentMessageTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  sender_id: bigint
  reader_id: bigint | null
  text: string
  readers: number
  /** ISO date: `2026-02-28`. */
  day: string
  request_key: string
  sent_at: Date
}

declare module '../../kit/db.ts' {
  interface Tables {
    agent_change: AgentChangeTable
    agent_message: AgentMessageTable
  }
}
