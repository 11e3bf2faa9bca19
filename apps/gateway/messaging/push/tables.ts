import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    push_key: { only_row: GeneratedAlways<boolean>; public_key: string; secret: Buffer }
    push_preference: { member_id: bigint; mail: boolean; results: boolean; payouts: boolean; amounts: boolean }
    push_subscription: {
      id: GeneratedAlways<bigint>
      endpoint: string
      member_id: bigint
      session_id: string | null
      p256dh: string
      auth: string
      failures: Generated<number>
      subscribed_at: Date
    }
    push_message: {
      id: GeneratedAlways<bigint>
      subscription_id: bigint
      /** Subject of the message: a mail, or a paid draw. */
      mail_id: bigint | null
      draw_id: Generated<bigint | null>
      /** Whether the message is one for many members, which is sent after messages for one. */
      is_deferrable: Generated<boolean>
      due_at: Date
      expires_at: Date
      attempts: Generated<number>
    }
  }
}
