import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { percentile95 } from './call-durations.ts'

export interface CallFigures {
  count: number
  failures: number
  /** In milliseconds; null without calls. */
  p95Ms: number | null
  /** Time of the last stored call in ISO 8601. */
  lastAt: string | null
}

/**
 * Returns the figures of the calls of the last hour, by vendor and way: `JL out`. Includes vendors that were called
 * earlier on the last day, with their last call.
 */
export async function vendorCallFigures(db: Db, now: Date): Promise<Map<string, CallFigures>> {
  const since = new Date(now.getTime() - HOUR_MS)
  const { rows } = await sql<{
    vendor: string
    way: string
    calls: number
    failures: number
    last_at: Date
    durations: number[] | null
  }>`
    select last.vendor, last.way, last.last_at, coalesce(counted.calls, 0) as calls,
      coalesce(counted.failures, 0) as failures, counted.durations
    from (
      select vendor.code as vendor, ways.way, newest.last_at
      from vendor
      cross join (values ('in'), ('out')) as ways (way)
      cross join lateral (
        select call.last_at from vendor_call_minute call where call.vendor = vendor.code and call.way = ways.way
        order by call.minute desc limit 1) newest) last
    left join (
      -- Each class of a minute has the failures of the whole minute.
      select vendor, way, sum(number)::int as calls, array_agg(number order by place) as durations,
        max(failures) as failures
      from (
        select vendor, way, place, sum(number)::int as number, sum(failures)::int as failures
        from vendor_call_minute, unnest(durations) with ordinality as class (number, place)
        where minute >= ${since} group by vendor, way, place) classes
      group by vendor, way) counted using (vendor, way)`.execute(db)
  return new Map(
    rows.map(({ vendor, way, calls, failures, last_at: lastAt, durations }) => [
      `${vendor} ${way}`,
      { count: calls, failures, p95Ms: percentile95(durations ?? []), lastAt: lastAt.toISOString() },
    ]),
  )
}
