import { runningHand } from './table.ts'
import type { Stakes, Table } from './table.ts'

/** Lobby data of a table; the lobby reads those of all tables together. */
export interface LobbyRow {
  stakes: Stakes
  seats: readonly (LobbySeat | null)[]
  /** Seat to act in the running hand. */
  turn: number | null
}

interface LobbySeat {
  key: string
  name: string
  isBot: boolean
  /** Stack before the running hand: the lobby does not reveal its progress. */
  stackCents: number
}

export const lobbyRow = (table: Table): LobbyRow => ({
  stakes: table.stakes,
  seats: table.seats.map(
    (seat) => seat && { key: seat.key, name: seat.name, isBot: seat.isBot, stackCents: seat.stack + seat.incoming },
  ),
  turn: runningHand(table)?.turn?.seat ?? null,
})
