import type { SportsBet } from '@ante/contract/console/sports.ts'

import type { Db } from '../../kit/db.ts'

/** Returns the picks of tickets by the numbers of their bets, in the order of the ticket. */
export async function legsOfTickets(db: Db, rounds: readonly bigint[]): Promise<Map<bigint, SportsBet['legs']>> {
  if (rounds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sports_leg')
    .selectAll()
    .where('round', 'in', rounds)
    .orderBy('round')
    .orderBy('position')
    .execute()
  const legs = new Map<bigint, SportsBet['legs']>()
  for (const row of rows) {
    const list = legs.get(row.round) ?? []
    legs.set(row.round, list)
    list.push({
      matchId: row.match_id,
      league: row.league,
      homeTeam: row.home_team,
      awayTeam: row.away_team,
      startsAt: row.starts_at.toISOString(),
      market: row.market,
      pick: row.pick,
      price: row.price,
      result: row.result,
      score: row.score,
    })
  }
  return legs
}
