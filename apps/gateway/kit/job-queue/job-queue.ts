import { randomUUID } from 'node:crypto'

import { coalesced } from '../coalesced.ts'
import type { Ports } from '../ports.ts'
import { JOBS_TOPIC } from './add-job.ts'
import { JobMetrics } from './job-metrics.ts'
import type { HandledJob, RecurringJob } from './job.ts'
import { runJob } from './run-job.ts'
import { bringForward, extendLocks, lockDue, storeRecurring } from './stored-jobs.ts'
import type { FreeSlots } from './stored-jobs.ts'

/** Poll interval in milliseconds: the maximum delay of a due job whose bus message was lost. */
const POLL_MS = 250
/** Lifetime of a lock in milliseconds; when it has expired, another gateway takes over the job. */
const LOCK_MS = 10_000
const EXTEND_MS = 3_000
/** Maximum number of jobs that one gateway runs concurrently. */
const RUNNING_LIMIT = 32

/**
 * Runs the jobs of the table `job`, each on one gateway at a time and at least once: after a crash it runs again. Times
 * follow the database's clock.
 */
export class JobQueue {
  readonly metrics: JobMetrics
  readonly #ports: Pick<Ports, 'db' | 'bus' | 'log'>
  readonly #jobs: ReadonlyMap<string, HandledJob | RecurringJob>
  readonly #worker = randomUUID()
  readonly #running = new Map<bigint, { name: string; run: Promise<void> }>()
  readonly #toBringForward = new Set<string>()
  #stop: (() => void)[] = []
  #isDatabaseDown = false
  #closed = false

  /** Throws if two jobs have the same name. */
  constructor(ports: Pick<Ports, 'db' | 'bus' | 'log'>, jobs: readonly (HandledJob | RecurringJob)[]) {
    this.metrics = new JobMetrics(ports.db)
    this.#ports = ports
    this.#jobs = new Map(jobs.map((job) => [job.name, job]))
    if (this.#jobs.size < jobs.length) throw new Error('two jobs have the same name')
  }

  async start(): Promise<void> {
    const { db, bus } = this.#ports
    const recurring = [...this.#jobs.values()].filter((job) => job.kind === 'recurring')
    await storeRecurring(db, recurring)
    const timers = [
      setInterval(() => void this.#poll(), POLL_MS).unref(),
      setInterval(() => void this.#extend(), EXTEND_MS).unref(),
    ]
    this.#stop = [
      ...timers.map((timer) => () => clearInterval(timer)),
      bus.listen(JOBS_TOPIC, (name) => this.#wake(name)),
    ]
  }

  /** Finishes running jobs, and starts no others. */
  async close(): Promise<void> {
    this.#closed = true
    for (const stop of this.#stop) stop()
    await this.#poll()
    await Promise.all([...this.#running.values()].map(({ run }) => run))
  }

  #wake(name: string): void {
    if (this.#jobs.get(name)?.kind === 'recurring') this.#toBringForward.add(name)
    void this.#poll()
  }

  readonly #poll = coalesced(async () => {
    if (this.#closed) return
    try {
      await this.#bringForward()
      await this.#lockAndRun()
      this.#logOutage(null)
    } catch (error) {
      this.#logOutage(error)
    }
  })

  /** Logs the start and the end of an outage, once each. */
  #logOutage(error: unknown): void {
    const isAway = error !== null
    if (isAway === this.#isDatabaseDown) return
    this.#isDatabaseDown = isAway
    const { log } = this.#ports
    if (isAway) log.warn({ event: 'job_queue.unavailable', err: error }, 'cannot read the job queue')
    else log.info({ event: 'job_queue.available' }, 'job queue is available again')
  }

  async #bringForward(): Promise<void> {
    const names = [...this.#toBringForward]
    if (names.length === 0) return
    this.#toBringForward.clear()
    try {
      await bringForward(this.#ports.db, names)
    } catch (error) {
      for (const name of names) this.#toBringForward.add(name)
      throw error
    }
  }

  async #lockAndRun(): Promise<void> {
    const runningIds = [...this.#running.keys()]
    const atMost = RUNNING_LIMIT - runningIds.length
    const claim = { worker: this.#worker, lockMs: LOCK_MS, freeSlots: this.#freeSlots(), atMost, running: runningIds }
    for (const lockedJob of await lockDue(this.#ports.db, claim)) {
      const job = this.#jobs.get(lockedJob.name)
      if (!job) continue
      const run = runJob(
        { ...this.#ports, metrics: this.metrics, isClosed: () => this.#closed },
        job,
        lockedJob,
      ).finally(() => {
        this.#running.delete(lockedJob.id)
        // A finished job frees capacity for the next one.
        if (job.kind === 'added') void this.#poll()
      })
      this.#running.set(lockedJob.id, { name: lockedJob.name, run })
    }
  }

  #freeSlots(): FreeSlots[] {
    const runningByName = Map.groupBy(this.#running.values(), ({ name }) => name)
    return [...this.#jobs.values()]
      .map((job) => {
        const concurrency = job.kind === 'recurring' ? 1 : job.definition.concurrency
        return { name: job.name, freeSlots: concurrency - (runningByName.get(job.name)?.length ?? 0) }
      })
      .filter(({ freeSlots }) => freeSlots > 0)
  }

  async #extend(): Promise<void> {
    const ids = [...this.#running.keys()]
    if (ids.length === 0) return
    await extendLocks(this.#ports.db, { worker: this.#worker, ids, lockMs: LOCK_MS }).catch((error: unknown) =>
      this.#logOutage(error),
    )
  }
}
