import { engineOf } from './engines.ts'
import type { DemoGame } from './types.ts'

/** Largest stakes of a round, in multiples of the minimum bet. */
const DEFAULT_MULTIPLE = 500
const TIMES: Readonly<Record<string, number | null>> = {
  baccarat: 2_000,
  roulette: 2_000,
  cockfight: 2_000,
  book: 1_000,
  // Players buy chips, and only their chips limit a bet.
  holdem: null,
}

/** Returns the maximum bet that a game's feed declares, as decimal text; null if it declares none. */
export function declaredMaxBet(game: DemoGame): string | null {
  const times = TIMES[engineOf(game)]
  return times === null ? null : (Number(game.minBet) * (times ?? DEFAULT_MULTIPLE)).toFixed(2)
}

type Volatility = 'low' | 'medium' | 'high'

/** Volatility of the engines whose variance is published by their rules. */
const VOLATILITIES: Readonly<Record<string, Volatility>> = {
  northlight: 'medium',
  classic: 'medium',
  lines: 'medium',
  ways: 'high',
  cluster: 'high',
}

/** Returns the volatility that a game's feed declares; null if it declares none. */
export const declaredVolatility = (game: DemoGame): Volatility | null => VOLATILITIES[engineOf(game)] ?? null
