import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { inSegment } from './past.ts'
import type { PastDays } from './past.ts'

/** Returns the number of players of the segment who placed a bet, by day. Days without players are missing. */
export async function activeByDay(db: Db, past: PastDays): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; players: bigint }>`
    select to_char(play_day.day, 'YYYY-MM-DD') as day, count(distinct member.id) as players
    from play_day join member on member.id = play_day.member_id
    where play_day.day between ${past.from}::date and ${past.until}::date and member.merchant_code = ${past.merchantCode}
      and ${inSegment(past, 'play_day.day')}
    group by 1`.execute(db)
  return new Map(rows.map(({ day, players }) => [day, Number(players)]))
}

/** Returns the number of different players of the segment who placed a bet in these days. */
export async function activeIn(db: Db, past: PastDays): Promise<number> {
  const { rows } = await sql<{ players: bigint }>`
    select count(distinct member.id) as players
    from play_day join member on member.id = play_day.member_id
    where play_day.day between ${past.from}::date and ${past.until}::date and member.merchant_code = ${past.merchantCode}
      and ${inSegment(past, 'play_day.day')}`.execute(db)
  return Number(rows[0]?.players ?? 0n)
}
