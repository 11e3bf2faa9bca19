import { engineOf } from './engines.ts'
import type { DemoGame } from './types.ts'

/**
 * What each of the sandbox's games keeps at least of what is staked, on its cheapest bet, in hundredths of a percent. Hold'em
 * keeps a rake alone: how much of a player's chips that is depends on the play, so it declares none and reports its rake.
 */
const EDGES: Readonly<Record<string, number | null>> = {
  northlight: 360,
  classic: 330,
  lines: 360,
  ways: 411,
  cluster: 400,
  fish: 400,
  baccarat: 105,
  roulette: 270,
  cockfight: 400,
  book: 430,
  dice: 100,
  plinko: 100,
  mines: 100,
  crash: 100,
  'quick-pick': 300,
  holdem: null,
}

/** The top prizes of those that have one by their rules, in stakes. */
const TOP_PRIZES: Readonly<Record<string, number>> = { roulette: 36, crash: 10_000 }

/** The top prize that a game's feed declares, in stakes. */
export const declaredTopPrize = (game: DemoGame): number | null => TOP_PRIZES[engineOf(game)] ?? null

/** What a game's feed declares. */
export function declaredEdge(game: DemoGame): number | null {
  const engine = engineOf(game)
  const edge = EDGES[engine]
  if (edge === undefined) throw new RangeError(`nothing is declared of ${engine}`)
  return edge
}
