import type { QueryClient } from '@tanstack/react-query'

import { winnerBoards } from './queries.ts'

/** The gateway keeps an answer for a second: one that is asked for after that knows the win. */
const SETTLED_MS = 1_250

/** Gives what is told of a win: the boards that are open ask anew, once for the wins of a moment. */
export function boardsFollowing(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void queries.invalidateQueries({ queryKey: winnerBoards })
    }, SETTLED_MS)
  }
}
