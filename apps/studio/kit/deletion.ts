import { setTimeout as sleep } from 'node:timers/promises'

import type { Db } from '@ante/plain-server/db.ts'
import type { Log } from '@ante/plain-server/log.ts'
import { startWorker } from '@ante/plain-server/worker.ts'
import type { Worker } from '@ante/plain-server/worker.ts'

/** Deletion rule of a table for data that is no longer needed. */
export interface DeletionRule {
  /** Name in the log. */
  name: string
  retentionDays: number
  /** Deletes rows older than `$1` days, at most `$2`, oldest first; without waiting for locks. */
  sql: string
}

/** Few enough to avoid delays of other transactions. */
const AT_ONCE = 500
const EVERY_MS = 3_600_000
const BETWEEN_MS = 200

/** Runs one step of each rule; a failed rule does not stop the others. Returns whether more rows may be left. */
export async function deleteOldRowsOnce(db: Db, rules: readonly DeletionRule[], log: Log): Promise<boolean> {
  let hasMore = false
  for (const { name, retentionDays, sql } of rules) {
    try {
      const { rowCount } = await db.query(sql, [retentionDays, AT_ONCE])
      if (rowCount) log.info({ event: 'studio.cleanup_done', what: name, rows: rowCount }, 'old rows are deleted')
      hasMore ||= rowCount === AT_ONCE
    } catch (error) {
      log.error({ event: 'studio.cleanup_failed', err: error, what: name }, 'cannot delete old rows')
    }
  }
  return hasMore
}

/** Deletes old data every hour, in small steps with pauses between them. */
export function startDeletion(db: Db, rules: readonly DeletionRule[], log: Log): Worker {
  const poll = async () => {
    if (!(await deleteOldRowsOnce(db, rules, log))) return 0
    await sleep(BETWEEN_MS)
    return 1
  }
  return startWorker({ poll, atMost: 1, everyMs: EVERY_MS }, log)
}
