import type { Selectable } from 'kysely'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import { lockedFlags, storeFlag } from './store-flag.ts'
import type { ScheduledFlagTable } from './tables.ts'

export type ScheduledFlag = Selectable<ScheduledFlagTable>

/** Scheduled changes that one run of the job applies. */
const MAX_PER_RUN = 200

/** Returns the scheduled changes of a merchant that have not taken effect, the next one first. */
export const scheduledFlags = (db: Db, merchantCode: string): Promise<ScheduledFlag[]> =>
  db
    .selectFrom('scheduled_flag')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('state', '=', 'waiting')
    .orderBy('flag')
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Cancels a scheduled change. Returns it, or null if it is not waiting at this merchant. */
export async function cancelScheduled(
  tx: Db,
  { merchantCode, id, now }: { merchantCode: string; id: bigint; now: Date },
): Promise<ScheduledFlag | null> {
  const cancelled = await tx
    .updateTable('scheduled_flag')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  return cancelled ?? null
}

/** Writes the audit entry of a scheduled change, in its transaction. */
export type AuditScheduled = (tx: Db, scheduled: ScheduledFlag, before: boolean) => Promise<void>

/** Applies the scheduled changes whose time has come, each in a separate transaction, in the order of their times. */
export async function applyScheduled({ db, clock }: Pick<Ports, 'db' | 'clock'>, audit: AuditScheduled): Promise<void> {
  const now = clock.now()
  const due = await db
    .selectFrom('scheduled_flag')
    .select('id')
    .where('state', '=', 'waiting')
    .where('at', '<=', now)
    .orderBy('at')
    .limit(MAX_PER_RUN)
    .execute()
  for (const { id } of due) await inTransaction(db, (tx) => applyOne(tx, id, { now, audit }))
}

async function applyOne(tx: Db, id: bigint, { now, audit }: { now: Date; audit: AuditScheduled }): Promise<void> {
  const scheduled = await tx
    .updateTable('scheduled_flag')
    .set({ state: 'done', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  // Cancelled, or applied by another gateway.
  if (!scheduled) return
  const { merchant_code: merchantCode, flag, is_on: isOn } = scheduled
  const flags = await lockedFlags(tx, merchantCode)
  const before = flags?.[flag] === true
  if (before !== isOn) await storeFlag(tx, merchantCode, flag, isOn)
  await audit(tx, scheduled, before)
}
