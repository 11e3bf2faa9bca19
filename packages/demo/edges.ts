import { engineOf } from './engines.ts'
import type { DemoGame } from './types.ts'

/**
 * House edge of each sandbox game on its cheapest bet, in hundredths of a percent. Hold'em keeps only a rake, whose
 * share of the stakes depends on the play. Therefore it declares no edge and reports its rake.
 */
const EDGES: Readonly<Record<string, number | null>> = {
  northlight: 360,
  classic: 339,
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

/** Top prizes of games whose rules define one, in stakes. */
const TOP_PRIZES: Readonly<Record<string, number>> = { roulette: 36, crash: 10_000 }

/** Returns the top prize that a game's feed declares, in stakes; null if it declares none. */
export const declaredTopPrize = (game: DemoGame): number | null => TOP_PRIZES[engineOf(game)] ?? null

/** Returns the house edge that a game's feed declares, in hundredths of a percent; null if it declares none. */
export function declaredEdge(game: DemoGame): number | null {
  const engine = engineOf(game)
  const edge = EDGES[engine]
  if (edge === undefined) throw new RangeError(`nothing is declared of ${engine}`)
  return edge
}
