import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Maximum number of events per transaction: large enough to add them together, small enough for short locks. */
const CHANGES_PER_BATCH = 5_000
/** Time in milliseconds after the last call for which a member counts as online. Source: domain handbook 6.3. */
const ONLINE_MS = 5 * 60_000
/** Minimum interval in milliseconds between counts of online members, by all gateways together. */
const ONLINE_AGAIN_MS = 14_000
const WAIT_FOR_OTHERS_MS = 25
const TIMEOUT_MS = 10 * 60_000

interface Counting {
  atOnce?: number
  /** Time up to which events are counted; answers return it as `countedAt`. */
  now?: Date
}

/** Counts all pending events, one transaction per batch; stops if another gateway is counting. */
export async function countTeamChanges(db: Db, counting: Counting = {}): Promise<void> {
  while (await countBatch(db, counting));
}

/**
 * Like `countTeamChanges`, but waits for another gateway that is counting. Afterwards all events committed before the
 * call are in the sums.
 */
export async function countAllChanges(db: Db, counting: Counting = {}): Promise<void> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    const counted = await countBatch(db, counting)
    if (counted === 0) return
    if (performance.now() > until) throw new Error('team changes are not counted in time')
    if (counted === null) await sleep(WAIT_FOR_OTHERS_MS)
  }
}

/** Counts one batch; returns the number of events, or null while another gateway is counting. */
async function countBatch(db: Db, { atOnce = CHANGES_PER_BATCH, now = new Date() }: Counting): Promise<number | null> {
  const { rows } = await sql<{
    counted: number | null
  }>`select count_team_changes(${atOnce}, ${now}) as counted`.execute(db)
  return rows[0]?.counted ?? null
}

/** Counts the online downlines of each agent, unless another gateway has just done so. */
export async function countTeamOnline(db: Db, now: Date, againMs = ONLINE_AGAIN_MS): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await sql`select count_team_online(${now}, ${before(ONLINE_MS)}, ${before(againMs)})`.execute(db)
}
