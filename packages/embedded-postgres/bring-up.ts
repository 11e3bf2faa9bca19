import { setTimeout as pause } from 'node:timers/promises'

import { connectAsSupervisor } from './connect.ts'
import type { Watch } from './connect.ts'
import { DatabaseServerError } from './database-error.ts'
import { startPostmaster, stopPostmaster } from './postmaster.ts'
import { isPostmaster, postmasterOf } from './processes.ts'
import { logSize, logSince } from './server-log.ts'
import type { Site } from './site.ts'

/** Timeout of a crash recovery, which reads at most a gigabyte of write-ahead log, from a slow disk. */
const RECOVERY_LIMIT_MS = 10 * 60_000
/** Time after which a running but unreachable database (its socket was removed) is restarted. */
const SILENCE_LIMIT_MS = 15_000
const STARTS_LIMIT = 3
const BETWEEN_STARTS_MS = 500
/** Polling intervals: short at first, then longer, because each early connection adds a line to the database's log. */
const FIRST_POLL_MS = 20
const MAX_POLL_MS = 500
const REPORT_EVERY_MS = 10_000

export interface Running extends Watch {
  pid: number
  /** Whether the database was already running. */
  adopted: boolean
}

/**
 * Brings the database into service: adopts a running one, waits for one that recovers or stops, and starts one if there
 * is none. `stopping` aborts the waiting.
 */
export async function bringUp(site: Site, stopping: AbortSignal): Promise<Running> {
  const logged = logSize(site.home)
  for (let starts = 0; ;) {
    stopping.throwIfAborted()
    const living = postmasterOf(site.cluster)
    if (living === undefined && ++starts > STARTS_LIMIT) throw notStarting(site, logged)
    const pid = living ?? (await startNext(site, starts))
    const watch = await waitUntilReady(site, pid, stopping)
    if (watch) return { ...watch, pid, adopted: starts === 0 }
  }
}

async function startNext(site: Site, starts: number): Promise<number> {
  if (starts > 1) await pause(BETWEEN_STARTS_MS)
  return startPostmaster(site)
}

function notStarting(site: Site, logged: number): DatabaseServerError {
  const message = `The database in ${site.home} does not start. Its log ends with: ${logSince(site.home, logged)}`
  return new DatabaseServerError('database.start_failed', message)
}

/** Returns the connection as soon as the postmaster accepts it; null if the postmaster exits before. */
async function waitUntilReady(site: Site, pid: number, stopping: AbortSignal): Promise<Watch | null> {
  const since = Date.now()
  let receivedAt = since
  let reportedAt = since
  let pauseMs = FIRST_POLL_MS
  while (isPostmaster(pid, site.cluster)) {
    stopping.throwIfAborted()
    const answer = await connectAsSupervisor(site.socketDirectory)
    if (answer.kind === 'ready') return answer.watch
    if (answer.kind === 'refusing') throw refusing(site, answer.reason)
    const now = Date.now()
    if (answer.kind !== 'silent') receivedAt = now
    if (now - receivedAt > SILENCE_LIMIT_MS) await stopSilent(site)
    if (now - since > RECOVERY_LIMIT_MS) throw notAnswering(site, answer.reason)
    if (now - reportedAt > REPORT_EVERY_MS) {
      reportedAt = now
      site.log.info({ event: 'database.starting', reason: answer.reason }, 'waiting for the database')
    }
    await pause(pauseMs)
    pauseMs = Math.min(pauseMs * 1.25, MAX_POLL_MS)
  }
  return null
}

async function stopSilent(site: Site): Promise<void> {
  site.log.warn({ event: 'database.unresponsive' }, 'database does not answer at its socket and is restarted')
  await stopPostmaster(site)
}

function refusing({ home }: Site, reason: string): DatabaseServerError {
  return new DatabaseServerError(
    'database.start_failed',
    `The database in ${home} runs, but refuses connections: ${reason}.`,
  )
}

function notAnswering({ home }: Site, reason: string): DatabaseServerError {
  const minutes = RECOVERY_LIMIT_MS / 60_000
  const message = `The database in ${home} was not ready after ${minutes} minutes: ${reason}.`
  return new DatabaseServerError('database.not_answering', message)
}
