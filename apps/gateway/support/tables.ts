import type { FeedbackKind, FeedbackState } from '@ante/contract/support/feedback.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { Hours } from './hours.ts'

interface ConversationTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint | null
  visitor: string | null
  last_seq: Generated<number>
  player_read: Generated<number>
  service_read: Generated<number>
  unread: Generated<number>
  closed_at: Generated<Date | null>
  begun_at: Date
  last_at: Date
  changes: Generated<number>
}

interface MessageTable {
  conversation_id: bigint
  seq: number
  sender: 'player' | 'service'
  client_id: string | null
  actor: string | null
  text: string
  picture: string | null
  at: Date
}

interface FeedbackTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint
  kind: FeedbackKind
  content: string
  pictures: string[]
  state: FeedbackState
  request_key: string
  sent_at: Date
  is_new: Generated<boolean>
  changes: Generated<number>
}

declare module '../kit/db.ts' {
  interface Tables {
    support_setting: {
      merchant_code: string
      hours: ColumnType<Hours | null, string | null, string | null>
      feedback_shortest: number
      feedback_longest: number
    }
    support_picture: {
      name: string
      merchant_code: string
      member_id: bigint
      picture: Buffer
      width: number
      height: number
      at: Date
      used: Generated<boolean>
    }
    support_feedback: FeedbackTable
    support_answer: { id: GeneratedAlways<bigint>; feedback_id: bigint; actor: string; text: string; at: Date }
    support_conversation: ConversationTable
    support_message: MessageTable
  }
}
