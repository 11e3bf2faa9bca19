import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'

/** A game as its vendor sells it: under a name and a picture of its own, played by one of our engines. */
export interface Title extends Pick<
  DemoGame,
  'vendor' | 'gameId' | 'name' | 'category' | 'classes' | 'motif' | 'picture'
> {
  engine: string
}

const nameOf = (vendor: string, gameId: string): string => `${vendor} ${gameId}`

const titles = new Map(
  games.flatMap((game): [string, Title][] => {
    const engine = engineOf(game)
    return engine === null ? [] : [[nameOf(game.vendor, game.gameId), { ...game, engine }]]
  }),
)

/** Null for a game that this vendor does not have, or that no engine plays. */
export function titleOf({ vendor, gameId }: { vendor: string; gameId: string }): Title | null {
  return titles.get(nameOf(vendor, gameId)) ?? null
}
