import { engineOf } from '@ante/demo/engines.ts'
import { games as demoGames } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'

import type { Game } from './game.ts'

/** A game as its vendor sells it: under a name and a picture of its own, played by one of our engines. */
export interface Title extends Pick<
  DemoGame,
  'vendor' | 'gameId' | 'name' | 'category' | 'classes' | 'motif' | 'picture'
> {
  engine: string
}

interface PlayedTitle {
  title: Title
  game: Game
}

/** Null for a game that this vendor does not have, or that no engine plays. */
export type FindTitle = (of: { vendor: string; gameId: string }) => PlayedTitle | null

/** All titles of the demo that these games can play. */
export function titlesPlayedBy(games: readonly Game[]): FindTitle {
  const engines = new Map(games.map((game) => [game.engine, game]))
  const titles = new Map(
    demoGames.flatMap((demoGame): [string, PlayedTitle][] => {
      const game = engines.get(engineOf(demoGame))
      return game ? [[nameOf(demoGame), { title: { ...demoGame, engine: game.engine }, game }]] : []
    }),
  )
  return (of) => titles.get(nameOf(of)) ?? null
}

const nameOf = ({ vendor, gameId }: { vendor: string; gameId: string }): string => `${vendor} ${gameId}`
