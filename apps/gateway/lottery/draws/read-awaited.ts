import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Game } from '../games/games.ts'
import { namesOf } from './game-slot.ts'
import type { GameSlot } from './game-slot.ts'

/** Returns the draw time of each game's latest draw that has a result or is void. */
export async function lastDrawn(db: Db, games: Game[]): Promise<Map<bigint, number>> {
  const { rows } = await sql<{ id: bigint; drawAt: Date }>`
    select game.id, latest.draw_at as "drawAt"
    from unnest(${games.map(({ id }) => id)}::bigint[]) game (id)
    cross join lateral (
      select draw_at from lottery_draw where game_id = game.id and status <> 'INIT' order by draw_at desc limit 1
    ) latest
  `.execute(db)
  return new Map(rows.map(({ id, drawAt }) => [id, drawAt.getTime()]))
}

/** Returns the draws in `slots` that have no result yet. */
export async function stillAwaited(db: Db, slots: GameSlot[]): Promise<GameSlot[]> {
  const { gameIds, drawNumbers } = namesOf(slots)
  const { rows } = await sql<{ name: string }>`
    select game_id || ' ' || draw_number as name from lottery_draw
    where (game_id, draw_number) in (select * from unnest(${gameIds}::bigint[], ${drawNumbers}::text[])) and status <> 'INIT'
  `.execute(db)
  const drawn = new Set(rows.map(({ name }) => name))
  return slots.filter(({ game, slot }) => !drawn.has(`${game.id} ${slot.drawNumber}`))
}
