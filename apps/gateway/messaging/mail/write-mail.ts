import type { MailKind, MailTemplate } from '@ante/contract/messaging/mail.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

export interface NewMail {
  memberIds: readonly bigint[]
  /** What it tells of: the same key again tells a member nothing more. */
  key: string
  kind: MailKind
  at: Date
  /** Whether the devices are told that want to be. */
  pushes: boolean
}

/** A letter of the merchant's people into the boxes of members, within the caller's transaction; says how many got it. */
export async function deliverLetter(tx: Db, letterId: bigint, mail: NewMail): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    select write_mail(${mail.memberIds}::int8[], ${mail.key}, ${mail.kind}, null, '{}', ${letterId}, ${mail.at},
      ${mail.pushes}) as written`.execute(tx)
  return rows[0]?.written ?? 0
}

/** What happened to a member, in words that his app has. */
export async function notifyByMail(
  tx: Db,
  mail: NewMail & { template: MailTemplate; detail: Record<string, unknown> },
): Promise<void> {
  await sql`
    select write_mail(${mail.memberIds}::int8[], ${mail.key}, ${mail.kind}, ${mail.template},
      ${JSON.stringify(mail.detail)}, null, ${mail.at}, ${mail.pushes})`.execute(tx)
}
