import { FACTOR_UNIT, factorOf, PRICE_UNIT } from '../markets/market.ts'
import type { MarketKind, Settled } from '../markets/market.ts'
import { fraction, sum } from '../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../kit/maths/exact/fraction.ts'
import type { Chances } from './spread.ts'

/** Sum of the implied probabilities (1 / price) of a market's picks, in thousandths: 1,060 is a margin of 6%. */
const OVERROUND: Readonly<Record<MarketKind, number>> = { result: 1_060, winner: 1_050, handicap: 1_045, total: 1_045 }
/** Addition to the overround in play, in thousandths. */
const IN_PLAY = 10

/** Prices are multiples of a hundredth, rounded up in the player's favour. */
const PRICE_STEP = 10
const MIN_PRICE = 1_030
const MAX_PRICE = 51_000

export const overroundOf = (kind: MarketKind, inPlay: boolean): number => OVERROUND[kind] + (inPlay ? IN_PLAY : 0)

/**
 * Returns the price of a pick: the fair price of the decided part, less the margin. Returned stakes (a push, half of a
 * quarter line) carry no margin. Null when it would be hardly more than the stake, or above the book's maximum.
 */
export function priceOf(chances: Chances<number>, overround: number): number | null {
  const won = chances.won + chances['half-won'] / 2
  const lost = chances.lost + chances['half-lost'] / 2
  if (won <= 0) return null
  const exact = ((won + lost) / won) * (PRICE_UNIT / overround) * PRICE_UNIT
  const price = Math.ceil(exact / PRICE_STEP) * PRICE_STEP
  return price < MIN_PRICE || price > MAX_PRICE ? null : price
}

const ENDS: readonly Settled[] = ['won', 'half-won', 'returned', 'half-lost', 'lost']

/** Returns the exact return of a pick per stake. */
export function returnOf(chances: Chances<bigint>, price: number): Fraction {
  const total = ENDS.reduce((parts, end) => parts + chances[end], 0n)
  return sum(...ENDS.map((end) => fraction(chances[end] * BigInt(factorOf(end, price)), total * BigInt(FACTOR_UNIT))))
}

/** Return of the decided part only, without returned stakes: it contains the overround unchanged. */
export function decidedReturnOf(chances: Chances<bigint>, price: number): Fraction {
  const won = 2n * chances.won + chances['half-won']
  const decided = won + 2n * chances.lost + chances['half-lost']
  return fraction(won * BigInt(price), decided * BigInt(PRICE_UNIT))
}

/** Returns the expected value of a stake of one on an undecided pick at this price. */
export function expectedValueOf(chances: Chances<number>, price: number): number {
  const total = ENDS.reduce((parts, end) => parts + chances[end], 0)
  return ENDS.reduce((worth, end) => worth + chances[end] * factorOf(end, price), 0) / (total * FACTOR_UNIT)
}
