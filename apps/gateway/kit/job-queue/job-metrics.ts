import { sql } from 'kysely'
import { Counter, Gauge, Registry } from 'prom-client'

import type { Db } from '../db.ts'
import type { Ended } from './stored-jobs.ts'

interface Counted {
  job: string
  state: 'ready' | 'running' | 'dead'
  jobs: number
  /** Age of the oldest ready job; null for other states. */
  oldestSeconds: number | null
}

/** Job queue metrics in Prometheus text format. */
export class JobMetrics {
  readonly #db: Db
  readonly #registry = new Registry()
  readonly #ended: Counter<'job' | 'outcome'>
  readonly #jobs: Gauge<'job' | 'state'>
  readonly #oldest: Gauge<'job'>

  constructor(db: Db) {
    this.#db = db
    const registers = [this.#registry]
    this.#ended = new Counter({
      name: 'ante_jobs_ended_total',
      help: 'Runs of jobs that ended on this gateway: done, again (not finished), failed (will be retried), dead',
      labelNames: ['job', 'outcome'],
      registers,
    })
    this.#jobs = new Gauge({
      name: 'ante_jobs',
      help: 'Jobs in the database that are ready, running or dead; the same on every gateway',
      labelNames: ['job', 'state'],
      registers,
    })
    this.#oldest = new Gauge({
      name: 'ante_jobs_oldest_ready_seconds',
      help: 'Seconds since the job became ready that waits for the longest time; the same on every gateway',
      labelNames: ['job'],
      registers,
    })
  }

  countEnded(job: string, outcome: Ended['kind']): void {
    this.#ended.inc({ job, outcome })
  }

  /** Returns the current metrics. */
  async text(): Promise<string> {
    const counted = await countJobs(this.#db)
    this.#jobs.reset()
    this.#oldest.reset()
    for (const { job, state, jobs, oldestSeconds } of counted) {
      this.#jobs.set({ job, state }, jobs)
      if (oldestSeconds !== null) this.#oldest.set({ job }, oldestSeconds)
    }
    return this.#registry.metrics()
  }
}

/** Counts due jobs with the index `job_due`, and dead ones with `job_failed`; jobs scheduled for later are not read. */
async function countJobs(db: Db): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select name as job, state, count(*)::int as jobs,
      case when state = 'ready' then extract(epoch from now() - min(run_at))::float8 end as "oldestSeconds"
    from (
      select name, run_at, case when locked_until > now() then 'running' else 'ready' end as state
      from job where failed_at is null and run_at <= now()) due
    group by name, state
    union all
    select name, 'dead', count(*)::int, null from job where failed_at is not null group by name`.execute(db)
  return rows
}
