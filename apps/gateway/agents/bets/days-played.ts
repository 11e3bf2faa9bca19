import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { PlaySpan } from '@ante/contract/launch/play-days.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

export interface DaysPlayed {
  anyDay: ReadonlySet<string>
  lottery: ReadonlySet<string>
}

/**
 * Returns the days on which a team has played, optionally in one category, according to the daily sums counted so far.
 */
export async function daysPlayed(
  db: Db,
  teamOf: bigint,
  { from, to, category }: PlaySpan & { category: GameCategory | undefined },
): Promise<DaysPlayed> {
  const ofKind = category === undefined ? sql`true` : sql`category = ${category}`
  const { rows } = await sql<{ day: string; lottery: boolean }>`
    select to_char(day, 'YYYY-MM-DD') as day, bool_or(category = 'LOTT') as lottery from team_day
    where agent_id = ${teamOf} and day between ${from}::date and ${to}::date and rounds > 0 and ${ofKind}
    group by day`.execute(db)
  return {
    anyDay: new Set(rows.map(({ day }) => day)),
    lottery: new Set(rows.filter(({ lottery }) => lottery).map(({ day }) => day)),
  }
}
