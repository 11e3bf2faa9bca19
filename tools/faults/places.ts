import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'

/** What is played at a vendor: one engine's titles there. */
export interface FaultSite {
  /** As `ANS northlight`. */
  name: string
  titles: readonly DemoGame[]
}

export const placeOf = (game: DemoGame): string => `${game.vendor} ${engineOf(game)}`

/** Every vendor of the demo with every engine that plays its titles. */
export const places: readonly FaultSite[] = [...new Set(games.map(placeOf))].map((name) => ({
  name,
  titles: games.filter((game) => placeOf(game) === name),
}))
