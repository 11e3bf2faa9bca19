import type { Generated } from 'kysely'

export type Channel = 'sms' | 'mail'
export type MessageState = 'waiting' | 'sent' | 'delivered' | 'undelivered' | 'refused' | 'expired'

export interface OutboxMessageTable {
  id: string
  merchant_code: string
  channel: Channel
  recipient: string
  subject: string
  body: Buffer | null
  state: Generated<MessageState>
  written_at: Date
  expires_at: Date
  attempts: Generated<number>
  provider_id: Generated<string | null>
  problem: Generated<string | null>
  ended_at: Generated<Date | null>
}

declare module '../kit/db.ts' {
  interface Tables {
    outbox_message: OutboxMessageTable
  }
}
