import type { MailKind, MailTemplate } from '@ante/contract/messaging/mail.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { AnnouncementAudience, Wordings } from '../tables.ts'

export type LetterAudience = AnnouncementAudience | { to: 'member'; id: string }

type Json<Value> = ColumnType<Value, string, string>

export interface MailLetterTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  key: string
  texts: Json<Wordings>
  kind: 'service' | 'offer'
  pushes: Generated<boolean>
  audience: ColumnType<LetterAudience | null, string | null | undefined, string | null>
  starts_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  up_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  sent_to: Generated<bigint>
  sent: Generated<number>
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Time at which staff cancelled the delivery before its end. */
  stopped_at: Generated<Date | null>
}

export interface MailTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint
  key: string
  kind: MailKind
  template: MailTemplate | null
  /** Texts by name; multilingual ones as objects by language. */
  detail: Json<Record<string, unknown>>
  letter_id: bigint | null
  written_at: Date
  read_at: Date | null
}

declare module '../../kit/db.ts' {
  interface Tables {
    mail: MailTable
    mail_letter: MailLetterTable
    mailbox: { member_id: bigint; changes: Generated<bigint> }
    mail_reward_mark: { only_row: GeneratedAlways<boolean>; notified_until: Date }
  }
}
