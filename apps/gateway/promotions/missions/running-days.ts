import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Promotion } from '../core/type-definition.ts'
import type { RunningDays } from './mission-rules.ts'

/** Returns the days on which an opened promotion runs, by the merchant's calendar. */
export async function runningDays(
  db: Db,
  { merchant_code: code, opened_at: opened, ends_at: endsAt, starts_at: starts }: Promotion,
): Promise<RunningDays> {
  const startsAt = opened && starts && starts > opened ? starts : (opened ?? starts)
  const { rows } = await sql<{ first: string; last: string | null }>`
    select to_char(coalesce(${startsAt}::timestamptz, now()) at time zone zone, 'YYYY-MM-DD') as first,
      to_char((${endsAt}::timestamptz - interval '1 millisecond') at time zone zone, 'YYYY-MM-DD') as last
    from merchant where code = ${code}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no merchant ${code}`)
  return row
}
