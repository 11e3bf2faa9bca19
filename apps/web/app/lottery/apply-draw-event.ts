import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Takes live draws. Whoever has not been at the lottery needs none of it, not even its code. */
export function applyDrawEvent(queries: QueryClient): (draw: LiveEvent<'draw'>) => void {
  return (draw) => {
    if (queries.getQueryCache().find({ queryKey: ['lottery', 'games'] }) === undefined) return
    void import('./kit/opened/apply-draw.ts')
      .then(({ takeDraw }) => takeDraw(queries, draw))
      // A page without it asks by itself.
      .catch(() => undefined)
  }
}
