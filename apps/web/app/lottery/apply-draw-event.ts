import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Applies live draws. A user who has not opened the lottery needs no draws, and does not load this code. */
export function applyDrawEvent(queries: QueryClient): (draw: LiveEvent<'draw'>) => void {
  return (draw) => {
    if (queries.getQueryCache().find({ queryKey: ['lottery', 'games'] }) === undefined) return
    void import('./kit/opened/apply-draw.ts')
      .then(({ applyDraw }) => applyDraw(queries, draw))
      // On failure the page falls back to polling.
      .catch(() => undefined)
  }
}
