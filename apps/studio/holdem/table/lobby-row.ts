import { runningHand } from './table.ts'
import type { Stakes, Table } from './table.ts'

/** What is kept of a table for the lobby, which looks at all of them at once. */
export interface LobbyRow {
  stakes: Stakes
  seats: readonly (LobbySeat | null)[]
  /** Whose turn it is in the hand that runs. */
  turn: number | null
}

interface LobbySeat {
  key: string
  name: string
  isBot: boolean
  /** What he had before the hand that runs: how it goes nobody learns there. */
  stackCents: number
}

export const lobbyRow = (table: Table): LobbyRow => ({
  stakes: table.stakes,
  seats: table.seats.map(
    (one) => one && { key: one.key, name: one.name, isBot: one.isBot, stackCents: one.stack + one.incoming },
  ),
  turn: runningHand(table)?.turn?.seat ?? null,
})
