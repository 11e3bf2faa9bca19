import { randomUUID } from 'node:crypto'

import type { Db } from '../kit/db.ts'
import { addJob } from '../kit/job-queue/add-job.ts'
import type { Ports } from '../kit/ports.ts'
import { sendMessageJob } from './send-message-job.ts'
import type { Channel } from './tables.ts'

export interface NewMessage {
  merchantCode: string
  channel: Channel
  /** A number in E.164, or an email address. */
  recipient: string
  /** For emails only. */
  subject?: string
  body: string
  /** Time after which the message is not sent any more. */
  expiresAt: Date
}

/** Adds a message within the caller's transaction; it is sent after the commit. */
export async function writeMessage(
  tx: Db,
  { clock, secrets }: Pick<Ports, 'clock' | 'secrets'>,
  message: NewMessage,
): Promise<string> {
  const id = randomUUID()
  const now = clock.now()
  await tx
    .insertInto('outbox_message')
    .values({
      id,
      merchant_code: message.merchantCode,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject ?? '',
      body: secrets.seal(Buffer.from(message.body), sealedFor(id)),
      written_at: now,
      expires_at: message.expiresAt,
    })
    .execute()
  await addJob(tx, sendMessageJob, { id }, { key: id })
  return id
}

/** Returns the purpose with which a message's content is sealed. */
export const sealedFor = (id: string): string => `outbox message ${id}`
