import { lockAtOf } from '../games/games.ts'
import type { Game } from '../games/games.ts'
import type { Slot } from '../games/schedule.ts'

/** A scheduled draw of a game. */
export interface GameSlot {
  game: Game
  slot: Slot
}

/** Returns the initial columns of a draw's row. */
export const rowOf = ({ game, slot }: GameSlot) => ({
  merchant_code: game.merchant_code,
  game_id: game.id,
  draw_number: slot.drawNumber,
  day: slot.day,
  open_at: new Date(slot.openAt),
  lock_at: new Date(lockAtOf(game, slot)),
  draw_at: new Date(slot.drawAt),
})

/** Returns game ids and draw numbers as two arrays, for `unnest`. */
export const namesOf = (slots: GameSlot[]) => ({
  gameIds: slots.map(({ game }) => game.id),
  drawNumbers: slots.map(({ slot }) => slot.drawNumber),
})
