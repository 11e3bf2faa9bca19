import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { endOf, inSegment, startOf } from './past.ts'
import type { PastDays } from './past.ts'

/** Returns the number of registrations by day. */
export async function registrationsByDay(db: Db, past: PastDays): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; players: bigint }>`
    select to_char(day, 'YYYY-MM-DD') as day, count(*) as players
    from member, lateral (select (member.registered_at at time zone ${past.zone})::date as day) as registered
    where member.merchant_code = ${past.merchantCode} and member.type <> 4
      and member.registered_at >= ${startOf(past, past.from)} and member.registered_at < ${endOf(past, past.until)}
      and ${inSegment(past, 'day')}
    group by 1`.execute(db)
  return new Map(rows.map(({ day, players }) => [day, Number(players)]))
}
