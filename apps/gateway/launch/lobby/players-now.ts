import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

interface GamePlayers {
  nodeId: bigint
  players: number
}

/** Returns the number of members who have each game of a merchant open; games without any are omitted. */
export async function playersNow(db: Db, merchantCode: string, now: Date): Promise<Map<number, number>> {
  const { rows } = await sql<GamePlayers>`
    select node_id as "nodeId", count(distinct member_id)::integer as players from game_session
     where open_until > ${now} and merchant_code = ${merchantCode}
     group by node_id`.execute(db)
  return new Map(rows.map(({ nodeId, players }) => [Number(nodeId), players]))
}

/** Rounds a number of players down to two digits: 7, 23, 140, 1200. An exact count would change with each player. */
export function roundedPlayers(players: number): number {
  const unit = 10 ** Math.max(0, String(players).length - 2)
  return Math.floor(players / unit) * unit
}
