import type { QueryClient } from '@tanstack/react-query'

import { winnerBoards } from './queries.ts'

/** Delay in milliseconds: the gateway caches an answer for a second, and a request after that includes the win. */
const SETTLED_MS = 1_250

/** Returns the handler of win events: refetches the open leaderboards, once for several wins in quick succession. */
export function boardsFollowing(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void queries.invalidateQueries({ queryKey: winnerBoards })
    }, SETTLED_MS)
  }
}
