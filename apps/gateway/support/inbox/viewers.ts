import { SECOND_MS } from '@ante/contract/kit/time.ts'

import type { Db } from '../../kit/db.ts'
import { inTransaction } from '../../kit/db.ts'
import { notifyOfCase } from './cases.ts'
import type { Case } from './cases.ts'

/** Time in milliseconds after which an open page that has not reported counts as closed. */
const SEEN_MS = 15 * SECOND_MS
/** Time in milliseconds after which a person who has not reported typing counts as not typing. */
const TYPED_MS = 6 * SECOND_MS

interface Watching {
  staffId: bigint
  name: string
  isTyping: boolean
  now: Date
}

/**
 * Records that a person has the case open or writes an answer, and returns who else does. Other consoles are notified
 * when someone opens it or begins to write.
 */
export async function watchCase(
  db: Db,
  watched: Case,
  { staffId, name, isTyping, now }: Watching,
): Promise<{ name: string; isTyping: boolean }[]> {
  const [seenSince, typedSince] = [new Date(now.getTime() - SEEN_MS), new Date(now.getTime() - TYPED_MS)]
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('support_case_viewer')
      .selectAll()
      .where('case_id', '=', watched.id)
      .where('staff_id', '=', staffId)
      .forUpdate()
      .executeTakeFirst()
    const seen = { name, seen_at: now, typed_at: isTyping ? now : null }
    await tx
      .insertInto('support_case_viewer')
      .values({ case_id: watched.id, staff_id: staffId, ...seen })
      .onConflict((conflict) => conflict.columns(['case_id', 'staff_id']).doUpdateSet(seen))
      .execute()
    const [wasSeen, wasTyping] = [isAfter(before?.seen_at, seenSince), isAfter(before?.typed_at, typedSince)]
    if (!wasSeen || wasTyping !== isTyping) await notifyOfViewers(tx, watched)
  })
  const rows = await db
    .selectFrom('support_case_viewer')
    .selectAll()
    .where('case_id', '=', watched.id)
    .where('staff_id', '<>', staffId)
    .where('seen_at', '>', seenSince)
    .orderBy('name')
    .limit(MAX_VIEWERS)
    .execute()
  return rows.map((row) => ({ name: row.name, isTyping: isAfter(row.typed_at, typedSince) }))
}

const MAX_VIEWERS = 20

const isAfter = (at: Date | null | undefined, since: Date): boolean => Boolean(at && at > since)

const notifyOfViewers = (tx: Db, watched: Case) => notifyOfCase(tx, watched, 'claimed')

/** Deletes records of pages that were closed long ago. */
export async function deleteViewers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('support_case_viewer')
    .where('seen_at', '<', new Date(now.getTime() - SEEN_MS))
    .execute()
}
