import type { listSportsLiabilities as endpoint, SportsLiability } from '@ante/contract/console/sports.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'

const PAGE_SIZE = 50

interface Row {
  vendor: string
  match_id: string
  league: string
  home_team: string
  away_team: string
  starts_at: Date
  cursor: bigint
  score: string | null
  bets: number
  stake: bigint
  highest: bigint
  risk: bigint
}

interface Site {
  merchantCode: string
  currency: string
}

/** Returns a page of matches with what the bets on them can cost. */
export async function listLiabilities(
  db: Db,
  { merchantCode, currency }: Site,
  { state, vendor, after }: ParsedInputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const last = after === undefined ? null : await matchOf(db, BigInt(after))
  const site = { merchantCode, vendor: vendor ?? null, time: last?.starts_at ?? null, match: last?.match_id ?? null }
  const { rows } = await (state === 'open' ? openMatches(site) : endedMatches(site)).execute(db)
  const { page, next } = pageOf(rows, PAGE_SIZE, ({ cursor }) => String(cursor))
  return { matches: page.map(shown), currency, next }
}

/** Cursor of a pick: its bet and its place on the ticket, which never change. */
const CURSOR = sql`min(leg.round * 100 + leg.position)::int8`

async function matchOf(db: Db, cursor: bigint) {
  const leg = await db
    .selectFrom('sports_leg')
    .select(['starts_at', 'match_id'])
    .where('round', '=', cursor / 100n)
    .where('position', '=', Number(cursor % 100n))
    .executeTakeFirst()
  return leg ?? null
}

interface Place {
  merchantCode: string
  vendor: string | null
  time: Date | null
  match: string | null
}

/**
 * Matches with undecided picks on open tickets. In each market at most one pick wins: the risk assumes that the most expensive
 * one does, and that all other picks of these tickets win too.
 */
const openMatches = ({ merchantCode, vendor, time, match }: Place) => sql<Row>`
  with listed as (
    select leg.vendor, leg.match_id, min(leg.starts_at) as starts_at, ${CURSOR} as cursor
    from sports_leg leg
    where leg.merchant_code = ${merchantCode} and leg.result = 'open' and (${vendor}::text is null or leg.vendor = ${vendor})
      and exists (select from sports_ticket ticket join game_round round
        on round.vendor = ticket.vendor and round.member_id = ticket.member_id and round.round_id = ticket.round_id
        where ticket.round = leg.round and round.state = 'open')
    group by leg.vendor, leg.match_id
    having ${time}::timestamptz is null or (min(leg.starts_at), leg.match_id) > (${time}::timestamptz, ${match}::text)
    order by min(leg.starts_at), leg.match_id limit ${PAGE_SIZE + 1}
  ), picked as (
    select listed.vendor, listed.match_id, leg.market, leg.pick, sum(ticket.max_payout)::int8 as payout
    from listed join sports_leg leg on leg.merchant_code = ${merchantCode} and leg.vendor = listed.vendor
      and leg.match_id = listed.match_id and leg.result = 'open'
    join sports_ticket ticket on ticket.round = leg.round
    join game_round round on round.vendor = ticket.vendor and round.member_id = ticket.member_id
      and round.round_id = ticket.round_id and round.state = 'open'
    group by 1, 2, 3, 4
  ), worst as (
    select vendor, match_id, sum(payout)::int8 as payout from (
      select vendor, match_id, market, max(payout) as payout from picked group by 1, 2, 3) market group by 1, 2
  ), held as (
    select distinct listed.vendor, listed.match_id, leg.round
    from listed join sports_leg leg on leg.merchant_code = ${merchantCode} and leg.vendor = listed.vendor
      and leg.match_id = listed.match_id and leg.result = 'open'
  ), tickets as (
    select held.vendor, held.match_id, count(*)::int as bets, sum(round.staked)::int8 as stake,
      sum(round.staked - round.paid)::int8 as kept, max(ticket.max_payout) as highest
    from held join sports_ticket ticket on ticket.round = held.round
    join game_round round on round.vendor = ticket.vendor and round.member_id = ticket.member_id
      and round.round_id = ticket.round_id and round.state = 'open'
    group by 1, 2
  )
  select listed.vendor, listed.match_id, listed.cursor, leg.league, leg.home_team, leg.away_team, listed.starts_at, null as score, tickets.bets,
    tickets.stake, coalesce(tickets.highest, 0) as highest, tickets.kept - coalesce(worst.payout, 0) as risk
  from listed join tickets using (vendor, match_id) join worst using (vendor, match_id)
  cross join lateral (
    select league, home_team, away_team from sports_leg leg
    where leg.merchant_code = ${merchantCode} and leg.vendor = listed.vendor and leg.match_id = listed.match_id limit 1) leg
  order by listed.starts_at, listed.match_id`

/** Matches of the last 3 days with decided picks: what the merchant has won or lost by the ended tickets. */
const endedMatches = ({ merchantCode, vendor, time, match }: Place) => sql<Row>`
  with listed as (
    select leg.vendor, leg.match_id, max(leg.starts_at) as starts_at, ${CURSOR} as cursor, max(leg.score) as score,
      min(leg.league) as league, min(leg.home_team) as home_team, min(leg.away_team) as away_team
    from sports_leg leg
    where leg.merchant_code = ${merchantCode} and leg.result <> 'open' and leg.starts_at > now() - interval '3 days'
      and (${vendor}::text is null or leg.vendor = ${vendor})
    group by leg.vendor, leg.match_id
    having ${time}::timestamptz is null or (max(leg.starts_at), leg.match_id) < (${time}::timestamptz, ${match}::text)
    order by max(leg.starts_at) desc, leg.match_id desc limit ${PAGE_SIZE + 1}
  )
  select listed.*, tickets.bets, tickets.stake, tickets.highest, tickets.risk
  from listed cross join lateral (
    select count(*)::int as bets, coalesce(sum(round.staked), 0)::int8 as stake,
      coalesce(max(ticket.max_payout) filter (where round.state = 'open'), 0) as highest,
      coalesce(sum(round.staked - round.paid) filter (where round.state <> 'open'), 0)::int8 as risk
    from (
      select distinct leg.round from sports_leg leg
      where leg.merchant_code = ${merchantCode} and leg.vendor = listed.vendor and leg.match_id = listed.match_id) own
    join sports_ticket ticket on ticket.round = own.round
    join game_round round on round.vendor = ticket.vendor and round.member_id = ticket.member_id and round.round_id = ticket.round_id) tickets
  order by listed.starts_at desc, listed.match_id desc`

const shown = (row: Row): SportsLiability => ({
  vendor: row.vendor,
  matchId: row.match_id,
  league: row.league,
  homeTeam: row.home_team,
  awayTeam: row.away_team,
  startsAt: row.starts_at.toISOString(),
  score: row.score,
  bets: row.bets,
  stake: textOf(row.stake),
  highest: textOf(row.highest),
  risk: textOf(row.risk),
})
