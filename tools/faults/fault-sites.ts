import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'

/** Titles of one engine at one vendor. */
export interface FaultSite {
  /** Vendor and engine: `ANS northlight`. */
  name: string
  titles: readonly DemoGame[]
}

export const siteNameOf = (game: DemoGame): string => `${game.vendor} ${engineOf(game)}`

/** Every combination of a vendor of the demo and an engine of its titles. */
export const faultSites: readonly FaultSite[] = [...new Set(games.map(siteNameOf))].map((name) => ({
  name,
  titles: games.filter((game) => siteNameOf(game) === name),
}))
