import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** So much at a time is counted once for all agents above, and holds nobody up for long. */
const CHANGES_PER_BATCH = 5_000
/** Source: domain handbook 6.3. */
const ONLINE_MS = 5 * 60_000
/** Whoever counted them a little less ago did it for all gateways. */
const ONLINE_AGAIN_MS = 14_000
const WAIT_FOR_OTHERS_MS = 25
const TIMEOUT_MS = 10 * 60_000

interface Counting {
  atOnce?: number
  /** What answers say from then on: up to when everything is counted. */
  now?: Date
}

/** Counts all news that there are, part by part, each in a commit of its own; ends where another gateway is at it. */
export async function countTeamChanges(db: Db, counting: Counting = {}): Promise<void> {
  while (await countSome(db, counting));
}

/** The same, and waits for whoever is at it: then all that was committed before is in the sums. */
export async function countAllChanges(db: Db, counting: Counting = {}): Promise<void> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    const counted = await countSome(db, counting)
    if (counted === 0) return
    if (performance.now() > until) throw new Error('the news of teams do not come to an end')
    if (counted === null) await sleep(WAIT_FOR_OTHERS_MS)
  }
}

/** How much was counted; null while another gateway is at it. */
async function countSome(db: Db, { atOnce = CHANGES_PER_BATCH, now = new Date() }: Counting): Promise<number | null> {
  const { rows } = await sql<{ counted: number | null }>`select fold_team_news(${atOnce}, ${now}) as counted`.execute(
    db,
  )
  return rows[0]?.counted ?? null
}

/** Counts for each agent who below him is online, unless somebody has just done so. */
export async function countTeamOnline(db: Db, now: Date, againMs = ONLINE_AGAIN_MS): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await sql`select count_team_online(${now}, ${before(ONLINE_MS)}, ${before(againMs)})`.execute(db)
}
