import { engineOf } from '@ante/demo/engines.ts'
import { games as demoGames } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'

import type { AnyGame } from './game.ts'
import { isWholeCents, offeredStakes } from './stakes.ts'

/** A game as sold by its vendor, with its own name and picture, played by one of our engines. */
export interface Title extends Pick<
  DemoGame,
  'vendor' | 'gameId' | 'name' | 'category' | 'classes' | 'motif' | 'picture' | 'minBet'
> {
  engine: string
}

export interface PlayedTitle {
  title: Title
  game: AnyGame
}

/** Returns null for a game that this vendor does not have, or that no engine plays. */
export type FindTitle = (address: { vendor: string; gameId: string }) => PlayedTitle | null

/** Returns all titles of the demo that these games can play. */
export function titlesPlayedBy(games: readonly AnyGame[]): FindTitle {
  const engines = new Map(games.map((game) => [game.engine, game]))
  const titles = new Map(
    demoGames.flatMap((demoGame): [string, PlayedTitle][] => {
      const game = engines.get(engineOf(demoGame))
      return game ? [[nameOf(demoGame), checkedTitle({ ...demoGame, engine: game.engine }, game)]] : []
    }),
  )
  return (address) => titles.get(nameOf(address)) ?? null
}

/** Throws at startup, instead of at a win, for a title whose minimum bet may win fractions of a cent. */
function checkedTitle(title: Title, game: AnyGame): PlayedTitle {
  if (offeredStakes(game, title).some((stake) => !isWholeCents(game, title, stake))) {
    throw new RangeError(
      `${title.name} has a minimum bet of ${title.minBet}, whose wins may include fractions of a cent.`,
    )
  }
  return { title, game }
}

const nameOf = ({ vendor, gameId }: { vendor: string; gameId: string }): string => `${vendor} ${gameId}`
