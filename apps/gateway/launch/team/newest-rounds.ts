import { OWN_LOTTERY } from '@ante/contract/launch/own-lottery.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Step } from '../../kit/look-back/look-back.ts'
import { newestOfAll, newestOfEach, within } from '../../kit/look-back/newest.ts'
import type { Span } from '../../kit/look-back/place.ts'
import type { Days, RoundsAsked, TeamRound } from './team-rounds.ts'

export type RoundState = 'open' | 'voided' | 'closed'

const COLUMNS =
  sql.raw(`vendor, round_id, node_id, category, outcome, to_char(day, 'YYYY-MM-DD') as day, opened_at, closed_at,
  staked, paid, id, opened_at as at, member_id as "memberId",
  case when counts_as_turnover(category, outcome) then staked else 0 end as turnover`)

/** Each state has its own index, which is used where it is written out. */
const STATES = { open: sql`state = 'open'`, voided: sql`state = 'voided'`, closed: sql`state = 'closed'` }

interface OfAll {
  span: Span
  state: RoundState
  looks: number
  limit: number
}

/** Those of the people among the newest rounds of everybody. */
export function roundsOfAll(db: Db, asked: RoundsAsked, { span, state, ...how }: OfAll): Promise<Step<TeamRound>> {
  const { people } = asked
  return newestOfAll(db, {
    ...how,
    rows: sql`
      select ${COLUMNS} from game_round
      where merchant_code = ${people.merchantCode} and ${STATES[state]} and ${within(sql`opened_at`, span)}`,
    wanted: sql.join([...filters(asked), people.has(sql`looked."memberId"`)], sql` and `),
  })
}

interface OfMembers {
  span: Span & Days
  state: RoundState
  ids: readonly bigint[]
  limit: number
}

/** Those among the newest rounds of each of the people. */
export async function roundsOfMembers(db: Db, asked: RoundsAsked, of: OfMembers): Promise<Step<TeamRound>> {
  const step = await newestOfEach<TeamRound>(db, ofEach(asked, of))
  // Asking somebody who has nothing is work, too.
  return { ...step, looked: step.looked + of.ids.length }
}

function ofEach(asked: RoundsAsked, { span, state, ids, limit }: OfMembers) {
  const wanted = sql.join([sql`true`, ...filters(asked)], sql` and `)
  const ofMember = sql`member_id = kind.member_id and ${within(sql`opened_at`, span)}`
  if (state === 'open') {
    const kinds = sql`select unnest(${[...ids]}::int8[]) as member_id`
    return { kinds, rows: sql`select ${COLUMNS} from game_round where ${ofMember} and state = 'open'`, wanted, limit }
  }
  const outcome = state === 'voided' ? sql`outcome = 'voided'` : sql`outcome <> 'voided'`
  return {
    kinds: sql`
      select played.* from unnest(${[...ids]}::int8[]) one (id)
      cross join lateral (
        select member_id, day, category, vendor, outcome from play_day
        where member_id = one.id and day between ${span.first}::date and ${span.last}::date and ${outcome} and rounds > 0 and vendor <> ${OWN_LOTTERY}
      ) played
      where ${sql.join([sql`true`, ...conditionsOf(asked)], sql` and `)}`,
    rows: sql`
      select ${COLUMNS} from game_round
      where ${ofMember} and day = kind.day and category = kind.category and vendor = kind.vendor
        and outcome = kind.outcome and state <> 'open'`,
    wanted,
    limit,
  }
}

type Conditions = Pick<RoundsAsked, 'category' | 'vendor' | 'outcome'>

/** What rounds and the days' totals have in common. */
export function conditionsOf({ category, vendor, outcome }: Conditions): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = []
  if (category !== undefined) found.push(sql`category = ${category}`)
  if (vendor !== undefined) found.push(sql`vendor = ${vendor}`)
  if (outcome !== undefined) found.push(sql`outcome = ${outcome}`)
  return found
}

function filters(asked: RoundsAsked): RawBuilder<unknown>[] {
  return asked.nodeId === undefined ? conditionsOf(asked) : [...conditionsOf(asked), sql`node_id = ${asked.nodeId}`]
}
