import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Bus } from '../bus.ts'
import type { Db } from '../db.ts'
import { publishOnCommit } from '../postgres-bus.ts'
import type { JobDefinition } from './job.ts'
import './tables.ts'

/** Topic on which gateways are notified of jobs. Payload: the name of a recurring job to run now, or empty. */
export const JOBS_TOPIC = 'jobs'

export interface AddOptions {
  /** Replaces a waiting job with the same name and key. Without a key the job is always new. */
  key?: string
  delayMs?: number
}

/** Adds a job within the caller's transaction: it runs after the commit, and never after a rollback. */
export async function addJob<Payload extends object>(
  tx: Db,
  { name }: Pick<JobDefinition<Payload>, 'name'>,
  payload: NoInfer<Payload>,
  { key = randomUUID(), delayMs = 0 }: AddOptions = {},
): Promise<void> {
  await sql`
    insert into job (name, key, payload, run_at)
    values (${name}, ${key}, ${JSON.stringify(payload)}, now() + ${delayMs} * interval '1 millisecond')
    on conflict (name, key) do update set payload = excluded.payload, run_at = excluded.run_at,
      revision = job.revision + 1, attempts = 0, failed_at = null, last_error = null`.execute(tx)
  if (delayMs === 0) await publishOnCommit(tx, JOBS_TOPIC, '')
}

/** Maximum number of rows for which a search adds jobs in one run; the next run continues. */
export const FOUND_AT_ONCE = 500

/** Adds missing jobs; waiting and dead ones stay unchanged. */
export async function addMissingJobs<Payload extends object>(
  tx: Db,
  { name }: Pick<JobDefinition<Payload>, 'name'>,
  jobs: readonly { key: string; payload: NoInfer<Payload> }[],
): Promise<void> {
  if (jobs.length === 0) return
  const keys = jobs.map(({ key }) => key)
  const payloads = jobs.map(({ payload }) => JSON.stringify(payload))
  const { rows } = await sql`
    insert into job (name, key, payload, run_at)
    select ${name}, key, payload, now() from unnest(${keys}::text[], ${payloads}::jsonb[]) missing(key, payload) order by key
    on conflict (name, key) do nothing returning id`.execute(tx)
  if (rows.length > 0) await publishOnCommit(tx, JOBS_TOPIC, '')
}

/** Runs a recurring job now, because of an event that it waits for. Simultaneous requests cause one run. */
export const wakeJob = (bus: Bus, name: string): void => bus.publish(JOBS_TOPIC, name)

/** Like `wakeJob`, after the commit of the caller's transaction. */
export const wakeJobOnCommit = (tx: Db, name: string): Promise<void> => publishOnCommit(tx, JOBS_TOPIC, name)
