import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { lockAtOf } from '../games/games.ts'
import type { Game } from '../games/games.ts'
import type { Slot } from '../games/schedule.ts'

/** An issue of a game, as arithmetic gives it. */
export interface GameSlot {
  game: Game
  slot: Slot
}

/** What an issue's row says of it before anything has happened to it. */
export const rowOf = ({ game, slot }: GameSlot) => ({
  merchant_code: game.merchant_code,
  game_id: game.id,
  numero: slot.numero,
  day: slot.day,
  open_at: new Date(slot.openAt),
  lock_at: new Date(lockAtOf(game, slot)),
  draw_at: new Date(slot.drawAt),
})

/**
 * The rows of these issues, made where there are none. Not in the transaction of a bet: nobody may wait for one to find out
 * that an issue exists. Whoever bets locks the row `for share` and reads its status and its hours again.
 */
export async function issuesAt(db: Db, slots: GameSlot[]): Promise<{ id: bigint; gameId: bigint; numero: string }[]> {
  if (slots.length === 0) return []
  const found = await namedIssues(db, slots)
  if (found.length === slots.length) return found
  await db
    .insertInto('lottery_issue')
    .values(slots.map(rowOf))
    .onConflict((conflict) => conflict.columns(['game_id', 'numero']).doNothing())
    .execute()
  return namedIssues(db, slots)
}

async function namedIssues(db: Db, slots: GameSlot[]) {
  const { rows } = await sql<{ id: bigint; gameId: bigint; numero: string }>`
    select id, game_id as "gameId", numero from lottery_issue
    where (game_id, numero) in (select * from unnest(${namesOf(slots).gameIds}::bigint[], ${namesOf(slots).numeros}::text[]))
    order by draw_at, game_id
  `.execute(db)
  return rows
}

/** Their names in two arrays, as statements take them. */
export const namesOf = (slots: GameSlot[]) => ({
  gameIds: slots.map(({ game }) => game.id),
  numeros: slots.map(({ slot }) => slot.numero),
})
