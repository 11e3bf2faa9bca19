import type { Db } from '../../kit/db.ts'
import { backoffMs } from '../../kit/job-queue/backoff.ts'
import { later } from '../opening/game-sessions.ts'

/** Longer than one reading takes. */
const LEASE_MS = 20_000
/** As soon as possible after there was something, a little later after there was nothing. */
const NEXT_MS = { news: 500, quiet: 2_000 } as const
const SILENT_BACKOFF = { firstMs: NEXT_MS.quiet, lastMs: 60_000 }

export interface FeedPlace {
  vendor: string
  place: string
  failures: number
}

/** Up to when we have read a vendor's books; null where we never have. */
export async function feedAsOf(db: Db, vendor: string): Promise<Date | null> {
  const feed = await db.selectFrom('vendor_feed').select('read_at').where('vendor', '=', vendor).executeTakeFirst()
  return feed?.read_at ?? null
}

/** The vendors whose books are to be read now. */
export async function vendorsDue(db: Db, now: Date): Promise<string[]> {
  const due = db.selectFrom('vendor_feed').select('vendor').where('due_at', '<=', now).orderBy('due_at')
  return (await due.execute()).map(({ vendor }) => vendor)
}

/** Where a vendor's books are read on, which are due again after the lease; null where they are not due. */
export async function takeDueFeed(db: Db, vendor: string, now: Date): Promise<FeedPlace | null> {
  const taken = await db
    .updateTable('vendor_feed')
    .set({ due_at: later(now, LEASE_MS) })
    .where('vendor', '=', vendor)
    .where('due_at', '<=', now)
    .returning(['vendor', 'place', 'failures'])
    .executeTakeFirst()
  return taken ?? null
}

/** Where a vendor's books are read on; null where nothing has ever happened there. */
export async function feedOf(db: Db, vendor: string): Promise<FeedPlace | null> {
  const feed = await db
    .selectFrom('vendor_feed')
    .select(['vendor', 'place', 'failures'])
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  return feed ?? null
}

/** Notes that everything up to now has been read, and when to look again. */
export async function noteRead(db: Db, vendor: string, { now, hadNews }: { now: Date; hadNews: boolean }) {
  await db
    .updateTable('vendor_feed')
    .set({ read_at: now, failures: 0, due_at: later(now, NEXT_MS[hadNews ? 'news' : 'quiet']) })
    .where('vendor', '=', vendor)
    .execute()
}

/** A vendor that does not answer is asked more and more seldom. */
export async function noteSilence(db: Db, { vendor, failures }: FeedPlace, now: Date): Promise<void> {
  const gap = backoffMs(SILENT_BACKOFF, failures + 1)
  await db
    .updateTable('vendor_feed')
    .set({ failures: failures + 1, due_at: later(now, gap) })
    .where('vendor', '=', vendor)
    .execute()
}
