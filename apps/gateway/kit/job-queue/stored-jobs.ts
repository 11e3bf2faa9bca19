import { sql } from 'kysely'

import type { Db } from '../db.ts'
import type { RecurringJob } from './job.ts'
import './tables.ts'

/** A job locked by this gateway. */
export interface LockedJob {
  id: bigint
  name: string
  payload: unknown
  /** 1 for the first attempt. */
  attempts: number
  revision: number
  locked_by: string
}

export interface FreeSlots {
  name: string
  /** Number of jobs with this name that may be locked now. */
  freeSlots: number
}

interface Locking {
  worker: string
  lockMs: number
  freeSlots: readonly FreeSlots[]
  /** Maximum for all names together. */
  atMost: number
  /** Ids of the jobs that this gateway still runs: they are not locked again, even if their lock has expired. */
  running: readonly bigint[]
}

/**
 * Makes the queue's own updates not wait for the disk: after a database crash a job may run again, as after any crash.
 * The work of jobs, and the adding of jobs, are committed normally.
 */
const unsynced = sql`unsynced as materialized (select set_config('synchronous_commit', 'off', true))`

const ms = (value: number) => sql`${value} * interval '1 millisecond'`

/** Creates missing rows of recurring jobs; a new one first runs after its period. */
export async function storeRecurring(db: Db, jobs: readonly RecurringJob[]): Promise<void> {
  if (jobs.length === 0) return
  await sql`
    insert into job (name, key, every_ms, run_at)
    select name, '', every_ms, now() + every_ms * interval '1 millisecond'
    from unnest(${jobs.map(({ name }) => name)}::text[], ${jobs.map(({ everyMs }) => everyMs)}::int[]) recurring(name, every_ms)
    order by name
    on conflict (name, key) do update set every_ms = excluded.every_ms where job.every_ms is distinct from excluded.every_ms
  `.execute(db)
}

/** Locks due jobs, longest overdue first; at most `freeSlots` for each name. */
export async function lockDue(db: Db, { worker, lockMs, freeSlots, atMost, running }: Locking): Promise<LockedJob[]> {
  if (freeSlots.length === 0 || atMost <= 0) return []
  const { rows } = await sql<LockedJob>`
    with ${unsynced}, due as (
      select waiting.id
      from unnest(${freeSlots.map(({ name }) => name)}::text[], ${freeSlots.map((freeSlot) => freeSlot.freeSlots)}::int[]) slots(name, free)
      cross join lateral (
        select id, run_at from job
        where job.name = slots.name and failed_at is null and run_at <= now()
          and (locked_until is null or locked_until <= now()) and id <> all(${running}::int8[])
        order by run_at limit slots.free for update skip locked) waiting
      order by run_at limit ${atMost}
    )
    update job set locked_by = ${worker}, locked_until = now() + ${ms(lockMs)}, attempts = attempts + 1
    from due, unsynced where job.id = due.id
    returning job.id, job.name, job.payload, job.attempts, job.revision, job.locked_by
  `.execute(db)
  return rows
}

interface Extending {
  worker: string
  ids: readonly bigint[]
  lockMs: number
}

/** Extends the locks of running jobs. */
export async function extendLocks(db: Db, { worker, ids, lockMs }: Extending): Promise<void> {
  await sql`
    with ${unsynced}
    update job set locked_until = now() + ${ms(lockMs)} from unsynced
    where id = any(${ids}::int8[]) and locked_by = ${worker}`.execute(db)
}

/** Result of a run. */
export type Ended =
  | { kind: 'done' }
  | { kind: 'again'; afterMs: number }
  | { kind: 'failed'; afterMs: number; error: string }
  | { kind: 'dead'; error: string }

/** Unlocks a finished job. Returns false if another gateway has taken it over, because the lock had expired. */
export async function unlock(db: Db, job: LockedJob, ended: Ended): Promise<boolean> {
  const { rows } = ended.kind === 'done' ? await deleteDone(db, job) : await reschedule(db, job, ended)
  return rows.length > 0
}

/** Deletes a finished job, unless it is recurring or was added again while it ran. */
function deleteDone(db: Db, { id, locked_by: worker, revision }: LockedJob) {
  return sql`
    with ${unsynced}, deleted as (
      delete from job using unsynced
      where id = ${id} and locked_by = ${worker} and every_ms is null and revision = ${revision} returning id
    ), existing as (
      update job set locked_by = null, locked_until = null, attempts = 0, last_error = null,
        run_at = case when revision = ${revision} then now() + every_ms * interval '1 millisecond' else run_at end
      from unsynced
      where id = ${id} and locked_by = ${worker} and (every_ms is not null or revision <> ${revision}) returning id
    )
    select id from deleted union all select id from existing`.execute(db)
}

/** Sets the next time of a job. If it was added again while it ran, it keeps the new time. */
function reschedule(db: Db, { id, locked_by: worker, revision }: LockedJob, ended: Exclude<Ended, { kind: 'done' }>) {
  const error = ended.kind === 'again' ? null : ended.error
  const afterMs = ended.kind === 'dead' ? 0 : ended.afterMs
  return sql`
    with ${unsynced}
    update job set locked_by = null, locked_until = null, last_error = ${error},
      attempts = case when ${ended.kind === 'again'} or revision <> ${revision} then 0 else attempts end,
      run_at = case when revision = ${revision} then now() + ${ms(afterMs)} else run_at end,
      failed_at = case when ${ended.kind === 'dead'} and revision = ${revision} then now() end
    from unsynced where id = ${id} and locked_by = ${worker} returning id`.execute(db)
}

/** Makes recurring jobs due now; one that is running runs once more afterwards. */
export async function bringForward(db: Db, names: readonly string[]): Promise<void> {
  await sql`
    with ${unsynced}
    update job set run_at = least(run_at, now()), revision = revision + 1 from unsynced
    where name = any(${names}::text[]) and key = '' and (run_at > now() or locked_by is not null)`.execute(db)
}
