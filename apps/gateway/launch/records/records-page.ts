import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { matching } from './records-query.ts'
import type { RecordsQuery } from './records-query.ts'

/** Data of a round for the records. */
export interface RoundRow {
  vendor: string
  round_id: string
  node_id: bigint
  category: GameCategory
  outcome: PlayOutcome
  /** ISO date: `2026-02-28`. */
  day: string
  opened_at: Date
  closed_at: Date | null
  staked: bigint
  paid: bigint
  /** Part of the wins that is held for review; null if none is. */
  under_review: bigint | null
  id: bigint
  /** Start time in microseconds: a `Date` has only milliseconds. */
  moment: bigint
}

export const ROUND_COLUMNS = sql`vendor, round_id, node_id, category, outcome, to_char(day, 'YYYY-MM-DD') as day, opened_at,
  closed_at, staked, paid, held_in_round(vendor, member_id, round_id) as under_review, id, (extract(epoch from opened_at) * 1000000)::bigint as moment`

/** Position of the last round of a page. */
interface Cursor {
  day: string
  moment: bigint
  id: bigint
}

/** Cursor before the first page. */
const FIRST_CURSOR: Cursor = { day: '9999-12-31', moment: 253_402_300_799_000_000n, id: 9_223_372_036_854_775_807n }

export const cursorText = ({ day, moment, id }: RoundRow): string => `${day}.${moment}.${id}`

/** Parses a cursor, whose format the contract has validated. It need not refer to an existing round. */
function parseCursor(text: string | undefined): Cursor {
  const [day, moment, id] = text?.split('.') ?? []
  return day && moment && id ? { day, moment: BigInt(moment), id: BigInt(id) } : FIRST_CURSOR
}

/**
 * Returns rounds after a cursor, latest first. Daily sums list the combinations of category, vendor and outcome of each
 * day: the query reads only the days that fill the page, and only the newest rows of each combination, by one index.
 */
export async function roundsAfter(
  db: Db,
  query: RecordsQuery,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<RoundRow[]> {
  const cursor = parseCursor(after)
  const moment = sql`timestamptz 'epoch' + ${cursor.moment}::bigint * interval '1 microsecond'`
  const { rows } = await sql<RoundRow>`
    with kind as materialized (
      select day, category, vendor, outcome, rounds from play_day
      where ${matching(query)} and day <= ${cursor.day}::date and rounds > 0
    ), needed_days as (
      select day from (
        select day, sum(sum(rounds) filter (where day < ${cursor.day}::date)) over (
          order by day desc rows between unbounded preceding and 1 preceding) as rounds_before
        from kind group by day) counted
      where coalesce(rounds_before, 0) < ${limit}
    ), record as (
      select found.* from kind join needed_days using (day)
      cross join lateral (
        select * from game_round round
        where member_id = ${query.memberId} and round.day = kind.day and round.category = kind.category
          and round.vendor = kind.vendor and round.outcome = kind.outcome and state <> 'open'
          and (opened_at, id) < (
            case when kind.day = ${cursor.day}::date then ${moment} else 'infinity' end,
            case when kind.day = ${cursor.day}::date then ${cursor.id}::bigint else 0 end)
        order by opened_at desc, id desc limit ${limit}) found
      union all (
        select * from game_round
        where ${matching(query)} and state = 'open' and (day, opened_at, id) < (${cursor.day}::date, ${moment}, ${cursor.id})
        order by day desc, opened_at desc, id desc limit ${limit})
    )
    select ${ROUND_COLUMNS} from record order by record.day desc, opened_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

const MAX_UNFINISHED = 5

/** Returns a member's latest unfinished rounds, regardless of the query's days. */
export async function unfinishedRounds(db: Db, { memberId, category, vendor }: RecordsQuery): Promise<RoundRow[]> {
  const always = { memberId, category, vendor, from: '-infinity', to: 'infinity' }
  const { rows } = await sql<RoundRow>`
    select ${ROUND_COLUMNS} from game_round where ${matching(always)} and state = 'open'
    order by game_round.opened_at desc, id desc limit ${MAX_UNFINISHED}`.execute(db)
  return rows
}
