import type { Db } from '../../kit/db.ts'
import { backoffMs } from '../../kit/job-queue/backoff.ts'
import { addMs } from '../opening/game-sessions.ts'

/** Lease in milliseconds, longer than one reading takes. */
const LEASE_MS = 20_000
/** Delay until the next reading: short after new records, longer after none. */
const NEXT_MS = { changes: 500, quiet: 2_000 } as const
const SILENT_BACKOFF = { firstMs: NEXT_MS.quiet, lastMs: 60_000 }

export interface FeedPosition {
  vendor: string
  location: string
  failures: number
}

/** Returns the time up to which a vendor's books were read; null if never. */
export async function feedAsOf(db: Db, vendor: string): Promise<Date | null> {
  const feed = await db.selectFrom('vendor_feed').select('read_at').where('vendor', '=', vendor).executeTakeFirst()
  return feed?.read_at ?? null
}

/** Returns the vendors whose books are due for reading. */
export async function vendorsDue(db: Db, now: Date): Promise<string[]> {
  const dueFeed = db.selectFrom('vendor_feed').select('vendor').where('due_at', '<=', now).orderBy('due_at')
  return (await dueFeed.execute()).map(({ vendor }) => vendor)
}

/** Takes the lease and returns the position in a vendor's books; null if they are not due. */
export async function claimDueFeed(db: Db, vendor: string, now: Date): Promise<FeedPosition | null> {
  const claimed = await db
    .updateTable('vendor_feed')
    .set({ due_at: addMs(now, LEASE_MS) })
    .where('vendor', '=', vendor)
    .where('due_at', '<=', now)
    .returning(['vendor', 'location', 'failures'])
    .executeTakeFirst()
  return claimed ?? null
}

/** Returns the position in a vendor's books; null if no money was ever sent to the vendor. */
export async function feedOf(db: Db, vendor: string): Promise<FeedPosition | null> {
  const feed = await db
    .selectFrom('vendor_feed')
    .select(['vendor', 'location', 'failures'])
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  return feed ?? null
}

/** Records that the books were read up to now, and schedules the next reading. */
export async function recordRead(db: Db, vendor: string, { now, hadChanges }: { now: Date; hadChanges: boolean }) {
  await db
    .updateTable('vendor_feed')
    .set({ read_at: now, failures: 0, due_at: addMs(now, NEXT_MS[hadChanges ? 'changes' : 'quiet']) })
    .where('vendor', '=', vendor)
    .execute()
}

/** Schedules the next reading after a missing answer; delays increase with each failure. */
export async function recordFailedRead(db: Db, { vendor, failures }: FeedPosition, now: Date): Promise<void> {
  const gap = backoffMs(SILENT_BACKOFF, failures + 1)
  await db
    .updateTable('vendor_feed')
    .set({ failures: failures + 1, due_at: addMs(now, gap) })
    .where('vendor', '=', vendor)
    .execute()
}
