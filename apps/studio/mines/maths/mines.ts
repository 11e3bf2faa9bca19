import type { DrawBelow } from '../../studio/maths/draw-below.ts'
import { fraction, product } from '../../studio/maths/exact/fraction.ts'
import type { Fraction } from '../../studio/maths/exact/fraction.ts'

/** Five by five. */
export const FIELDS = 25
export const MOST_MINES = FIELDS - 1
const RETURN = fraction(99, 100)
/** Where a field brings the price here or above, the round pays by itself: the house owes nobody more. */
const PAYS_AT_TIMES = 10_000n

/** Lays the mines: each is drawn among the fields that are still free, in their order. */
export function layMines(draw: DrawBelow, mines: number): number[] {
  const free = Array.from({ length: FIELDS }, (_, field) => field)
  return Array.from({ length: mines }, () => free.splice(draw(free.length), 1)[0] ?? 0)
}

/** What the stake is worth after so many safe fields: 99 percent, divided by the chance to have come so far. */
export function priceAfter(opened: number, mines: number): Fraction {
  if (opened === 0) return fraction(1)
  const steps = Array.from({ length: opened }, (_, step) => fraction(FIELDS - step, FIELDS - mines - step))
  return product(RETURN, ...steps)
}

/** Cut to whole cents, and only here, when it is paid. */
export function payoutCents(opened: number, mines: number, stakeCents: bigint): bigint {
  const { over, under } = priceAfter(opened, mines)
  return (stakeCents * over) / under
}

/** After so many safe fields there is nothing left to open, or the price is as high as it may become. */
export function paysByItself(opened: number, mines: number): boolean {
  if (opened === 0) return false
  const { over, under } = priceAfter(opened, mines)
  return opened === FIELDS - mines || over >= under * PAYS_AT_TIMES
}

/** How many fields may be opened at most. */
export function mostOpened(mines: number): number {
  let opened = 1
  while (!paysByItself(opened, mines)) opened += 1
  return opened
}

export function chanceAfter(opened: number, mines: number): Fraction {
  const steps = Array.from({ length: opened }, (_, step) => fraction(FIELDS - mines - step, FIELDS - step))
  return product(...steps)
}
