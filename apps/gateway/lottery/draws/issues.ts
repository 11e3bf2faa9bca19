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

/** Their names in two arrays, as statements take them. */
export const namesOf = (slots: GameSlot[]) => ({
  gameIds: slots.map(({ game }) => game.id),
  numeros: slots.map(({ slot }) => slot.numero),
})
