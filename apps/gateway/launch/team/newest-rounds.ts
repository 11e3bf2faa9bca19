import { OWN_LOTTERY } from '@ante/contract/launch/own-lottery.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Bounds, Found, Step } from '../../kit/bounded-scan/bounded-scan.ts'
import { newestOfAll, newestOfEach, within } from '../../kit/bounded-scan/newest.ts'
import type { Span } from '../../kit/bounded-scan/cursor.ts'
import type { Days, RoundsQuery, TeamRound } from './team-rounds.ts'

export type RoundState = 'open' | 'voided' | 'closed'

const columns =
  sql.raw(`vendor, round_id, node_id, category, outcome, to_char(day, 'YYYY-MM-DD') as day, opened_at, closed_at,
  staked, paid, id, member_id as "memberId",
  valid as turnover`)
const at = sql.ref('opened_at')

/** Conditions by state. They are literals, because PostgreSQL uses the partial index of a state only then. */
const STATES = { open: sql`state = 'open'`, voided: sql`state = 'voided'`, closed: sql`state = 'closed'` }

interface MerchantRounds extends Bounds {
  span: Span
  state: RoundState
}

/** Scans the newest rounds of all members of the merchant, and returns those of the queried members. */
export function roundsOfAll(
  db: Db,
  query: RoundsQuery,
  { span, state, ...bounds }: MerchantRounds,
): Promise<Step<TeamRound>> {
  const { people } = query
  return newestOfAll(db, {
    ...bounds,
    columns,
    at,
    from: sql`game_round where merchant_code = ${people.merchantCode} and ${STATES[state]} and ${within(at, span)}`,
    filter: sql.join([...filters(query), people.has(sql`scanned."memberId"`)], sql` and `),
  })
}

interface MemberRounds extends Bounds {
  span: Span & Days
  state: 'open' | 'ended'
  ids: readonly bigint[]
}

/**
 * Returns rounds of a few members, member by member. Daily sums list the combinations of category, vendor and outcome
 * of each day: the query reads only the days that fill the page, and only the newest rows of each combination.
 */
export function roundsOfMembers(
  db: Db,
  query: RoundsQuery,
  { span, state, ids, ...bounds }: MemberRounds,
): Promise<Found<TeamRound>> {
  const ofMember = sql`member_id = kind.member_id and ${within(at, span)}`
  const how = { ...bounds, columns, at, filter: sql.join([sql`true`, ...filters(query)], sql` and `) }
  if (state === 'open') {
    return newestOfEach(db, {
      ...how,
      kinds: sql`select unnest(${[...ids]}::int8[]) as member_id, true as is_needed`,
      from: sql`game_round where ${ofMember} and state = 'open'`,
      ofKind: bounds.scanBudget,
    })
  }
  // Daily sums do not distinguish games: for one game, only the scan budget limits the number of rounds to read.
  const enough = query.nodeId === undefined ? bounds.limit : bounds.scanBudget
  const conditions = sql.join([sql`true`, ...conditionsOf(query)], sql` and `)
  return newestOfEach(db, {
    ...how,
    kinds: sql`
      with played as materialized (
        select member_id, day, category, vendor, outcome, rounds from play_day
        where member_id = any (${[...ids]}::int8[]) and ${conditions} and rounds > 0 and vendor <> ${OWN_LOTTERY}
          and day between ${span.first}::date and least(${span.last}::date, ${lastDay(query, span)})),
      counted as materialized (
        select day, coalesce(sum(sum(rounds) filter (where day < ${lastDay(query, span)})) over (
            order by day desc rows between unbounded preceding and 1 preceding), 0) as before
        from played group by day)
      select played.*, day >= (select min(day) from counted where before < ${enough}) as is_needed from played`,
    from: sql`
      game_round where ${ofMember} and day = kind.day and category = kind.category and vendor = kind.vendor
        and outcome = kind.outcome and state <> 'open'`,
    ofKind: enough,
  })
}

/** Last day of a span by the merchant's calendar. The span may end within that day. */
const lastDay = ({ people }: RoundsQuery, { after }: Span) => sql`(
  select ((timestamptz 'epoch' + ${after.moment}::bigint * interval '1 microsecond') at time zone zone)::date
  from merchant where code = ${people.merchantCode})`

type Conditions = Pick<RoundsQuery, 'category' | 'vendor' | 'outcome'>

/** SQL conditions for columns that rounds and daily sums share. */
export function conditionsOf({ category, vendor, outcome }: Conditions): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = []
  if (category !== undefined) found.push(sql`category = ${category}`)
  if (vendor !== undefined) found.push(sql`vendor = ${vendor}`)
  if (outcome !== undefined) found.push(sql`outcome = ${outcome}`)
  return found
}

function filters(query: RoundsQuery): RawBuilder<unknown>[] {
  return query.nodeId === undefined ? conditionsOf(query) : [...conditionsOf(query), sql`node_id = ${query.nodeId}`]
}
