import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Bus } from '../bus.ts'
import type { Db } from '../db.ts'
import { publishOnCommit } from '../postgres-bus.ts'
import type { JobDefinition } from './job.ts'
import './tables.ts'

/** The topic that gateways look for jobs on. The payload names a recurring job that is to run now, or is empty. */
export const JOBS_TOPIC = 'jobs'

export interface AddOptions {
  /** A waiting job of the same name and key is replaced. Without one the job is a new one. */
  key?: string
  delayMs?: number
}

/** Adds a job within the caller's transaction: it runs once that is committed, and never if it is not. */
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

/** For searches that add a job for each row they find; the rest is in the next one. */
export const FOUND_AT_ONCE = 500

/** Adds the jobs that do not wait yet; one that does, or was given up, stays as it is. */
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

/** Lets a recurring job run now: something has happened that it waits for. Runs that are asked for at the same time are one. */
export const wakeJob = (bus: Bus, name: string): void => bus.tell(JOBS_TOPIC, name)

/** The same once the caller's transaction is committed. */
export const wakeJobOnCommit = (tx: Db, name: string): Promise<void> => publishOnCommit(tx, JOBS_TOPIC, name)
