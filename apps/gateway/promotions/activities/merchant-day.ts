import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** The merchant's day, as `2026-02-28`; one that begins some hours after midnight if these are said. */
export async function merchantDay(db: Db, merchantCode: string, now: Date, beginsAtHour = 0): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char((${now}::timestamptz at time zone zone) - make_interval(hours => ${beginsAtHour}), 'YYYY-MM-DD') as day
    from merchant where code = ${merchantCode}`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`there is no merchant ${merchantCode}`)
  return found.day
}
