import { randomUUID } from 'node:crypto'

import type { Db } from '@ante/plain-server/db.ts'

export interface SubmittedMessage {
  reference: string
  to: string
  from: string
  text: string
}

export interface DeliveryPlan {
  /** Null: the message never arrives. */
  arrivesAfterMs: number | null
  /** Null: no delivery report is sent. */
  report: 'delivered' | 'undelivered' | null
}

/** Stores a message and returns its id; null when its reference belongs to another message. */
export async function acceptMessage(db: Db, message: SubmittedMessage, { arrivesAfterMs, report }: DeliveryPlan) {
  const values = [message.reference, message.to, message.from, message.text]
  await db.query(
    `insert into carrier.message (reference, recipient, sender, text, message_id, arrives_at, report, report_due_at)
    values ($1, $2, $3, $4, $5, now() + $6 * interval '1 ms', $7, now() + coalesce($6, 0) * interval '1 ms')
    on conflict do nothing`,
    [...values, randomUUID(), arrivesAfterMs, report],
  )
  const { rows } = await db.query<{ message_id: string }>(
    `select message_id from carrier.message where reference = $1 and recipient = $2 and sender = $3 and text = $4`,
    values,
  )
  return rows[0]?.message_id ?? null
}

export interface DueReport {
  reference: string
  message_id: string
  report: 'delivered' | 'undelivered'
}

const LEASE = '5 seconds'

/** Claims due reports under a lease; an unacknowledged report is due again when the lease ends. */
export async function claimDueReports(db: Db, max: number): Promise<DueReport[]> {
  const { rows } = await db.query<DueReport>(
    `update carrier.message set report_due_at = now() + interval '${LEASE}' where reference in (
      select reference from carrier.message
      where report is not null and reported_at is null and report_due_at <= now() and taken_at > now() - interval '1 day'
      order by report_due_at limit $1 for update skip locked
    ) returning reference, message_id, report`,
    [max],
  )
  return rows
}

export async function markReported(db: Db, reference: string): Promise<void> {
  await db.query('update carrier.message set reported_at = now() where reference = $1', [reference])
}
