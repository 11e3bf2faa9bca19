import type { Slip } from './bet.ts'
import { ONE, decimal, fourDecimals, rational, multiply, truncated } from './kit/rational.ts'
import type { Rational } from './kit/rational.ts'
import type { Play, Terms, Tier } from './play.ts'
import type { PrizeMode } from './prize-mode.ts'

/** The price of a stake, in 1/10,000. Source: domain handbook 3.4. */
const STAKE_PRICE = 20_000n

const UNITS: Readonly<Record<string, Rational>> = {
  1: ONE,
  '0.1': decimal('0.1'),
  '0.01': decimal('0.01'),
  '0.001': decimal('0.001'),
}

type Priced = Omit<Slip, 'selection'>

/** Returns the amount of each stake before point prices and fees, in 1/10,000. */
function stakeUnits({ amount, unit = '1', multiple = 1 }: Priced): bigint {
  if (amount !== undefined) return typeof amount === 'bigint' ? amount : truncated(decimal(String(amount)))
  const unitShare = UNITS[unit]
  const factor = numberOf(multiple)
  if (!unitShare || !Number.isSafeInteger(factor) || factor < 1) throw new RangeError(`no price: ${unit} × ${multiple}`)
  return (STAKE_PRICE * BigInt(factor) * unitShare.n) / unitShare.d
}

/** Converts a number that may be text, as in slips from files. */
function numberOf(value: unknown): number {
  return Number(value)
}

/** Returns the price of each stake. */
export function priceUnits(slip: Priced, terms: Terms): bigint {
  const put = stakeUnits(slip)
  return terms.kind === 'series' ? put : (put * terms.price.n) / terms.price.d
}

/** Returns the odds of a tier as shown to members, truncated to 4 decimals. */
export function shownTierOdds(slip: Priced, play: Play, tier: Tier): string {
  const { odds } = slip
  const frozen = typeof odds === 'object' ? odds[tier.code] : odds
  return frozen ?? fourDecimals(truncated(multiply(oddsOf(slip, tier), share(slip, play.terms))))
}

/**
 * Returns the payout of one winning stake of a tier, in 1/10,000. A slip by unit and multiple uses the exact odds and
 * truncates the product once; one by amount, or with its own odds, uses the odds as shown.
 */
export function prizeUnits(slip: Priced, play: Play, { tier, factor }: { tier: Tier; factor: Rational }): bigint {
  const byShownOdds = slip.amount !== undefined || slip.odds !== undefined
  const odds = byShownOdds ? [decimal(shownTierOdds(slip, play, tier))] : [oddsOf(slip, tier), share(slip, play.terms)]
  return cutProduct(stakeUnits(slip), [...odds, factor, shareAfterFee(play.terms)])
}

/** Returns the truncated product. Divides once, after all multiplications, so that only the product is truncated. */
function cutProduct(units: bigint, factors: readonly Rational[]): bigint {
  const above = factors.reduce((product, { n }) => product * n, units)
  return above / factors.reduce((product, { d }) => product * d, 1n)
}

function oddsOf({ options }: Priced, { odds, setB }: Tier): Rational {
  return (options?.oddsSet === 'B' && setB) || odds
}

function share({ series }: Priced, terms: Terms): Rational {
  if (terms.kind === 'table') return terms.factor
  const points = numberOf(series)
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`no series: ${series}`)
  return rational(points, terms.base)
}

/** Returns the part of a stake that remains after the fee. */
function shareAfterFee(terms: Terms): Rational {
  return terms.kind === 'series' ? ONE : rational(terms.fee.d - terms.fee.n, terms.fee.d)
}

const ZY_FACTORS: Readonly<Record<number, Rational>> = { 6: decimal('0.75'), 9: decimal('0.9') }

/** Returns the factor by which the first drawn digit reduces prizes in ZY. Source: domain handbook 3.8. */
export function modeFactor(prizeMode: PrizeMode, firstDigit: number): Rational {
  return prizeMode === 'ZY' ? (ZY_FACTORS[firstDigit] ?? ONE) : ONE
}
