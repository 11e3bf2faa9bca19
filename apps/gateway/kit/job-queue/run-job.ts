import { setTimeout as pause } from 'node:timers/promises'

import { ZodError } from 'zod'

import type { Ports } from '../ports.ts'
import { BACKOFF, backoffMs } from './backoff.ts'
import type { JobMetrics } from './job-metrics.ts'
import type { HandledJob, Outcome, RecurringJob } from './job.ts'
import { unlock } from './stored-jobs.ts'
import type { Ended, LockedJob } from './stored-jobs.ts'

/** Delay in milliseconds between attempts to record a result while the database is unavailable. */
const RECORD_RETRY_MS = 250
const MAX_ERROR_LENGTH = 500

interface RunPorts extends Pick<Ports, 'db' | 'log'> {
  metrics: JobMetrics
  isClosed: () => boolean
}

/** Runs a locked job, records the result, and unlocks it. Never throws. */
export async function runJob(ports: RunPorts, job: HandledJob | RecurringJob, lockedJob: LockedJob): Promise<void> {
  const ended = await runAttempt(ports, job, lockedJob)
  ports.metrics.countEnded(job.name, ended.kind)
  const isOurs = await recordResult(ports, lockedJob, ended)
  if (!isOurs) ports.log.warn({ event: 'job.lock_lost', ...subjectOf(lockedJob) }, 'job is locked by another gateway')
}

const subjectOf = ({ name, id, attempts }: LockedJob) => ({ job: name, id: String(id), attempt: attempts })

async function runAttempt({ log }: RunPorts, job: HandledJob | RecurringJob, lockedJob: LockedJob): Promise<Ended> {
  if (isUsedUp(job, lockedJob)) {
    log.error({ event: 'job.dead', ...subjectOf(lockedJob) }, 'job has no attempt left: the last one did not end')
    return { kind: 'dead', error: `The last of ${lockedJob.attempts - 1} attempts did not end: its process died.` }
  }
  try {
    const outcome: Outcome = await job.run(lockedJob.payload, { attempt: lockedJob.attempts })
    return outcome ? { kind: 'again', afterMs: outcome.againMs } : { kind: 'done' }
  } catch (error) {
    const ended = failedEnd(job, lockedJob, error)
    const logFields = { ...subjectOf(lockedJob), err: error }
    if (ended.kind === 'dead') log.error({ event: 'job.dead', ...logFields }, 'job failed for the last time')
    else log.warn({ event: 'job.failed', ...logFields }, 'job failed and will be retried')
    return ended
  }
}

/** Whether no attempts are left. Attempts are counted when they start, so that those that kill their process count. */
const isUsedUp = (job: HandledJob | RecurringJob, { attempts }: LockedJob): boolean =>
  job.kind === 'added' && attempts > job.definition.attempts

/** Returns the result of a failed run. A recurring job is always retried, at the earliest after its period. */
function failedEnd(job: HandledJob | RecurringJob, { attempts }: LockedJob, error: unknown): Ended {
  const text = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MAX_ERROR_LENGTH)
  if (job.kind === 'recurring')
    return { kind: 'failed', afterMs: Math.max(job.everyMs, backoffMs(BACKOFF, attempts)), error: text }
  const { definition } = job
  const isLast = attempts >= definition.attempts || error instanceof ZodError
  return isLast
    ? { kind: 'dead', error: text }
    : { kind: 'failed', afterMs: backoffMs(definition.backoff, attempts), error: text }
}

/**
 * Records the result, and retries while the database is unavailable. Returns false if another gateway has taken over
 * the job meanwhile.
 */
async function recordResult({ db, isClosed }: RunPorts, lockedJob: LockedJob, ended: Ended): Promise<boolean> {
  for (;;) {
    try {
      return await unlock(db, lockedJob, ended)
    } catch {
      if (isClosed()) return true
      await pause(RECORD_RETRY_MS)
    }
  }
}
