import type { MailKind, MailTemplate } from '@ante/contract/messaging/mail.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

export interface NewMail {
  memberIds: readonly bigint[]
  /** Idempotency key: a repeat sends no second mail to a member. */
  key: string
  kind: MailKind
  at: Date
  /** Whether a push message is sent to the member's devices. */
  pushes: boolean
}

/**
 * Delivers a merchant's letter to members' inboxes, within the caller's transaction; returns the number of recipients.
 */
export async function deliverLetter(tx: Db, letterId: bigint, mail: NewMail): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    select write_mail(${mail.memberIds}::int8[], ${mail.key}, ${mail.kind}, null, '{}', ${letterId}, ${mail.at},
      ${mail.pushes}) as written`.execute(tx)
  return rows[0]?.written ?? 0
}

/** Sends a templated mail about an event to members. */
export async function notifyByMail(
  tx: Db,
  mail: NewMail & { template: MailTemplate; detail: Record<string, unknown> },
): Promise<void> {
  await sql`
    select write_mail(${mail.memberIds}::int8[], ${mail.key}, ${mail.kind}, ${mail.template},
      ${JSON.stringify(mail.detail)}, null, ${mail.at}, ${mail.pushes})`.execute(tx)
}
