import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { OpenedGame } from '@ante/contract/lottery/draws/open-draws.ts'
import type { QueryClient } from '@tanstack/react-query'

import { openDraws } from '../queries.ts'

type Draw = LiveEvent<'draw'>

/** Applies a draw from the stream: shows it immediately, and invalidates the queries that depend on it. */
export function applyDraw(queries: QueryClient, draw: Draw): void {
  queries.setQueryData(
    openDraws.queryKey,
    (cached) => cached && { ...cached, games: cached.games.map((game) => withDraw(game, draw)) },
  )
  for (const kind of ['near', 'draws', 'charted', 'ballStatistics']) {
    void queries.invalidateQueries({ queryKey: ['lottery', kind, draw.gameId] })
  }
  void queries.invalidateQueries({ queryKey: ['lottery', 'draw', draw.gameCode, draw.drawNumber] })
}

/** Returns the game with this result; unchanged for another game, or if the displayed result is newer. */
export function withDraw(game: OpenedGame, { gameId, drawNumber, result }: Draw): OpenedGame {
  if (game.gameId !== gameId || (game.last !== null && game.last.drawNumber > drawNumber)) return game
  const { current, awaiting } = game
  const drawAt = current?.drawNumber === drawNumber ? current.drawAt : (game.last?.drawAt ?? current?.openAt ?? '')
  return { ...game, awaiting: awaiting === drawNumber ? null : awaiting, last: { drawNumber, drawAt, result } }
}
