import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { fraction } from '../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../kit/maths/exact/fraction.ts'

/** Points are in hundredths of the stake: 100 is ×1.00. */
export const POINT_UNIT = 100
export const MIN_CASH_OUT = 101
/** Maximum point: all remaining stakes are paid here. */
export const MAX_POINT = 1_000_000
/** Points are hundredths, so a stake of whole hundreds of cents wins whole cents. */
export const GRAIN_CENTS = 100
const RETURN_PERCENT = 99n
const TWO_TO_32 = 2 ** 32
const LOW_WORDS = 2 ** 20
const SPACE = 2n ** 52n
/** The multiplier doubles in about eleven and a half seconds. */
const GROWTH_PER_MS = 0.000_06

/**
 * Draws one of 2^52 numbers; the point is 0.99 divided by the fraction of numbers above it, truncated to hundredths.
 */
export function drawPoint(draw: DrawBelow): number {
  const number = BigInt(draw(TWO_TO_32)) * BigInt(LOW_WORDS) + BigInt(draw(LOW_WORDS))
  return pointOf(number)
}

export function pointOf(number: bigint): number {
  const point = (RETURN_PERCENT * SPACE) / (SPACE - number)
  if (point < BigInt(POINT_UNIT)) return POINT_UNIT
  return point > BigInt(MAX_POINT) ? MAX_POINT : Number(point)
}

/** Returns the probability of reaching this point: 0.99 divided by the multiplier, to the 2^52nd part. */
export function chanceOf(point: number): Fraction {
  return fraction((RETURN_PERCENT * SPACE) / BigInt(point), SPACE)
}

/** Returns the multiplier at this time after the start, truncated to hundredths. */
export function pointAt(flownMs: number): number {
  if (flownMs <= 0) return POINT_UNIT
  return Math.min(MAX_POINT, Math.floor(POINT_UNIT * Math.exp(GROWTH_PER_MS * flownMs) + 1e-9))
}

/** Returns the duration of a flight to this point, rounded up to the millisecond. */
export function msUntilPoint(point: number): number {
  return Math.ceil(Math.log(point / POINT_UNIT) / GROWTH_PER_MS)
}

export function payoutCents(point: number, stakeCents: bigint): bigint {
  return (stakeCents * BigInt(point)) / BigInt(POINT_UNIT)
}

/** Display format: 2.07. */
export const pointText = (point: number): string => (point / POINT_UNIT).toFixed(2)
