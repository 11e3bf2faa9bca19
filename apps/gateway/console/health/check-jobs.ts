import { sql } from 'kysely'

import type { Checked, CheckPorts, Problem } from './checked-part.ts'

/** Delay of due jobs from which the work that users wait for is late. `docs/operate/monitor.md` names the same. */
const LATE_SECONDS = 60

/** Checks that due jobs run, and that none has been given up. */
export async function checkJobs({ db }: CheckPorts): Promise<Checked> {
  const { rows } = await sql<{
    name: string
    state: 'ready' | 'running' | 'dead'
    jobs: number
    oldest: Date
    is_late: boolean
  }>`
    select name, state, count(*)::int as jobs, min(run_at) as oldest,
      state = 'ready' and min(run_at) < now() - ${LATE_SECONDS} * interval '1 second' as is_late
    from (
      select name, run_at, case when locked_until > now() then 'running' else 'ready' end as state
      from job where failed_at is null and run_at <= now()) due
    group by name, state
    union all
    select name, 'dead', count(*)::int, min(failed_at), false from job where failed_at is not null group by name`.execute(
    db,
  )
  const last = await sql<{ at: Date | null }>`
    select max(run_at - every_ms * interval '1 millisecond') as at from job
    where every_ms is not null and attempts = 0 and locked_by is null and run_at - every_ms * interval '1 millisecond' <= now()`.execute(
    db,
  )
  const countOf = (state: string) =>
    String(rows.filter((row) => row.state === state).reduce((sum, { jobs }) => sum + jobs, 0))
  return {
    figures: { readyJobs: countOf('ready'), runningJobs: countOf('running'), deadJobs: countOf('dead') },
    successAt: last.rows[0]?.at ?? null,
    problems: rows.flatMap(({ name, state, jobs, oldest, is_late: isLate }): Problem[] => {
      if (state === 'dead') return [{ code: 'job.dead', state: 'slow', about: name, value: String(jobs), at: oldest }]
      return isLate ? [{ code: 'job.late', state: 'down', about: name, at: oldest }] : []
    }),
  }
}
