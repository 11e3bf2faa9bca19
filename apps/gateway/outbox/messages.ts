import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { SendOutcome } from '../vendors/send-outcome.ts'
import type { Channel } from './tables.ts'

export interface DueMessage {
  id: string
  merchant_code: string
  channel: Channel
  recipient: string
  subject: string
  body: Buffer
  attempts: number
}

/** Retention of sent messages: numbers and addresses are personal data. */
const RETENTION_MS = 7 * 24 * 3_600_000
const DELETED_AT_ONCE = 100

const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Counts an attempt and returns the message; null if it was sent or has expired. */
export async function nextAttempt(db: Db, id: string, now: Date): Promise<DueMessage | null> {
  const { rows } = await sql<DueMessage>`
    update outbox_message set attempts = attempts + 1 where id = ${id} and state = 'waiting' and expires_at > ${now}
    returning id, merchant_code, channel, recipient, subject, body, attempts`.execute(db)
  return rows[0] ?? null
}

/** Expires messages that are not needed any more, and deletes old ones. */
export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  await sql`
    update outbox_message set state = 'expired', body = null, ended_at = ${now} where id in (
      select id from outbox_message where state = 'waiting' and expires_at <= ${now}
      limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
  await sql`
    delete from outbox_message where id in (
      select id from outbox_message where ended_at < ${addMs(now, -RETENTION_MS)}
      order by ended_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
}

/** Stores a sender's result. A delivery report that arrived earlier takes precedence. */
export async function recordOutcome(db: Db, message: DueMessage, outcome: SendOutcome, now: Date): Promise<void> {
  const change =
    outcome.kind === 'unavailable'
      ? { problem: outcome.problem }
      : {
          state: outcome.kind,
          body: null,
          ended_at: now,
          ...(outcome.kind === 'sent' ? { provider_id: outcome.providerId } : { problem: outcome.problem }),
        }
  await db
    .updateTable('outbox_message')
    .set(change)
    .where('id', '=', message.id)
    .where('state', '=', 'waiting')
    .execute()
}

export interface DeliveryReport {
  reference: string
  state: 'delivered' | 'undelivered'
  reason?: string | undefined
}

/** Stores a provider's delivery report of a text message; the first report counts. */
export async function recordReport(db: Db, { reference, state, reason }: DeliveryReport, now: Date): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ state, body: null, ended_at: now, ...(reason !== undefined && { problem: reason }) })
    .where('id', '=', reference)
    .where('channel', '=', 'sms')
    .where('state', 'in', ['waiting', 'sent'])
    .execute()
}
