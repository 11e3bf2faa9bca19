import { playRound } from './rounds.ts'
import type { Table } from './table.ts'

export interface Load {
  /** Lets each table finish its round, with all that is left open in it. Throws where a table could not. */
  end(): Promise<void>
}

/** Plays at all tables at once, round after round. */
export function play(tables: readonly Table[]): Load {
  const over = new AbortController()
  const playing = Promise.all(
    tables.map(async (table) => {
      while (!over.signal.aborted) await playRound(table)
    }),
  )
  playing.catch(() => undefined) // whoever ends the load is told
  const end = async (): Promise<void> => {
    over.abort()
    await playing
  }
  return { end }
}
