import type { FeedbackKind, FeedbackState } from '@ante/contract/support/feedback.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { CaseState } from '@ante/contract/console/list-filters.ts'
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
  player_received: Generated<number>
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

interface CaseTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  conversation_id: bigint | null
  feedback_id: bigint | null
  category: FeedbackKind | null
  language: Language | null
  former_account: string | null
  state: CaseState
  assignee: bigint | null
  role: string | null
  waiting_since: Date | null
  snoozed_until: Date | null
  last_at: Date
  is_answered: GeneratedAlways<boolean>
  order_at: GeneratedAlways<Date>
}

interface CareFlagTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  case_id: bigint
  member_id: bigint | null
  words: string[]
  quote: string
  at: Date
  state: Generated<'open' | 'recorded' | 'dismissed'>
  interaction_id: bigint | null
  closed_by: string | null
  closed_at: Date | null
  reason: string | null
}

/** Texts by language. */
export type Localized = Partial<Record<Language, string>>

declare module '../kit/db.ts' {
  interface Tables {
    support_setting: {
      merchant_code: string
      hours: ColumnType<Hours | null, string | null, string | null>
      feedback_shortest: number
      feedback_longest: number
      closed_texts: ColumnType<Localized, string | undefined, string>
      version: Generated<number>
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
    support_case: CaseTable
    support_case_note: {
      id: GeneratedAlways<bigint>
      case_id: bigint
      key: string
      staff_id: bigint
      author: string
      text: string
      at: Date
    }
    support_reply_key: { staff_id: bigint; key: string; case_id: bigint }
    support_case_viewer: { case_id: bigint; staff_id: bigint; name: string; seen_at: Date; typed_at: Date | null }
    support_snippet: {
      id: GeneratedAlways<bigint>
      merchant_code: string
      language: Language
      code: string
      text: string
      version: Generated<number>
      changed_at: Date
      changed_by: string
    }
    support_care_words: { merchant_code: string; language: Language; words: string[]; version: Generated<number> }
    support_care_flag: CareFlagTable
  }
}
