import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { fraction, product } from '../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../kit/maths/exact/fraction.ts'

/** Number of fields: five by five. */
export const FIELDS = 25
export const MAX_MINES = FIELDS - 1
const RETURN = fraction(99, 100)
/** When the price reaches this multiple, the round pays automatically, which limits the house's liability. */
const PAYS_AT_TIMES = 10_000n

/** Places the mines: each is drawn among the free fields, in their order. */
export function placeMines(draw: DrawBelow, mines: number): number[] {
  const free = Array.from({ length: FIELDS }, (_, field) => field)
  return Array.from({ length: mines }, () => free.splice(draw(free.length), 1)[0] ?? 0)
}

/** Returns the multiplier after this number of safe fields: 99 percent, divided by the probability of reaching them. */
export function priceAfter(opened: number, mines: number): Fraction {
  if (opened === 0) return fraction(1)
  const steps = Array.from({ length: opened }, (_, step) => fraction(FIELDS - step, FIELDS - mines - step))
  return product(RETURN, ...steps)
}

/** Returns the payout: the exact price times the stake, truncated to whole cents. */
export function payoutCents(opened: number, mines: number, stakeCents: bigint): bigint {
  const { numerator, denominator } = priceAfter(opened, mines)
  return (stakeCents * numerator) / denominator
}

/** Whether no safe field is left after this number, or the multiplier has reached its limit. */
export function isPaidAutomatically(opened: number, mines: number): boolean {
  if (opened === 0) return false
  const { numerator, denominator } = priceAfter(opened, mines)
  return opened === FIELDS - mines || numerator >= denominator * PAYS_AT_TIMES
}

/** Returns the maximum number of opened fields. */
export function maxOpened(mines: number): number {
  let opened = 1
  while (!isPaidAutomatically(opened, mines)) opened += 1
  return opened
}

export function chanceAfter(opened: number, mines: number): Fraction {
  const steps = Array.from({ length: opened }, (_, step) => fraction(FIELDS - mines - step, FIELDS - step))
  return product(...steps)
}
