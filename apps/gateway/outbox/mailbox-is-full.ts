import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/**
 * Whether a mailbox has received this many emails within a day. Addresses are unverified, so that members could
 * otherwise cause unlimited emails to strangers.
 */
export async function mailboxIsFull(tx: Db, { address, limit, now }: { address: string; limit: number; now: Date }) {
  const row = await tx
    .selectFrom('outbox_message')
    .select('id')
    .where('channel', '=', 'mail')
    .where(sql`lower(recipient)`, '=', sql`lower(${address})`)
    .where('written_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('written_at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
