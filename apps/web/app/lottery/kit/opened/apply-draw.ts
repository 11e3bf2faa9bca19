import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { OpenedGame } from '@ante/contract/lottery/draws/numeros.ts'
import type { QueryClient } from '@tanstack/react-query'

import { openedNumeros } from '../queries.ts'

type Draw = LiveEvent<'draw'>

/** Applies a draw from the stream: shows it immediately, and invalidates the queries that depend on it. */
export function takeDraw(queries: QueryClient, draw: Draw): void {
  queries.setQueryData(
    openedNumeros.queryKey,
    (known) => known && { ...known, games: known.games.map((game) => withDraw(game, draw)) },
  )
  for (const kind of ['near', 'draws', 'charted', 'hotGap']) {
    void queries.invalidateQueries({ queryKey: ['lottery', kind, draw.gameId] })
  }
  void queries.invalidateQueries({ queryKey: ['lottery', 'draw', draw.gameCode, draw.numero] })
}

/** A draw older than the displayed one changes nothing. */
export function withDraw(game: OpenedGame, { gameId, numero, result }: Draw): OpenedGame {
  if (game.gameId !== gameId || (game.last !== null && game.last.numero > numero)) return game
  const { current, awaiting } = game
  const drawAt = current?.numero === numero ? current.drawAt : (game.last?.drawAt ?? current?.openAt ?? '')
  return { ...game, awaiting: awaiting === numero ? null : awaiting, last: { numero, drawAt, result } }
}
