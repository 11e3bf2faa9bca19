import { playRound } from './rounds.ts'
import type { Table } from './table.ts'

export interface Load {
  /** Lets each table complete its round. Throws if a table cannot complete it. */
  end(): Promise<void>
}

/** Plays at all tables simultaneously, round after round. */
export function play(tables: readonly Table[]): Load {
  const abort = new AbortController()
  const playing = Promise.all(
    tables.map(async (table) => {
      while (!abort.signal.aborted) await playRound(table)
    }),
  )
  playing.catch(() => undefined) // `end` reports the error
  const end = async (): Promise<void> => {
    abort.abort()
    await playing
  }
  return { end }
}
