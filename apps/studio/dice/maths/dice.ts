import { fraction, product } from '../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../kit/maths/exact/fraction.ts'

/** Number of faces of the die, which show 00.00 to 99.99. */
export const FACES = 10_000
/** A winning roll pays this percentage of the stake, divided by its probability. */
const RETURN_PERCENT = 99
/** Stakes are multiples of this number of cents. */
export const GRAIN_CENTS = 100
const MIN_FACES = 100
const MAX_FACES = 9_000
const PAID_PER_FACE = (FACES * RETURN_PERCENT) / 100

export type Side = 'under' | 'over'

export interface Pick {
  side: Side
  /** Number of winning faces. */
  faces: number
}

/** Selectable probabilities, in faces: all from 1 to 90 percent whose payout is whole cents at every stake. */
export const CHANCES: readonly number[] = Array.from(
  { length: MAX_FACES - MIN_FACES + 1 },
  (_, index) => MIN_FACES + index,
).filter((faces) => (PAID_PER_FACE * GRAIN_CENTS) % faces === 0)

/** The first face that wins for over; lower faces win for under. */
export function thresholdOf({ side, faces }: Pick): number {
  return side === 'under' ? faces : FACES - faces
}

export function wins(rolled: number, pick: Pick): boolean {
  return pick.side === 'under' ? rolled < thresholdOf(pick) : rolled >= thresholdOf(pick)
}

/** Returns the payout of a winning roll, including the stake; whole cents at every valid stake. */
export function payoutCents({ faces }: Pick, stakeCents: bigint): bigint {
  return (stakeCents * BigInt(PAID_PER_FACE)) / BigInt(faces)
}

export function priceOf({ faces }: Pick): Fraction {
  return fraction(PAID_PER_FACE, faces)
}

/** Returns the return of a pick, computed from the payout of every face. */
export function returnOf(pick: Pick): Fraction {
  let winning = 0
  for (let rolled = 0; rolled < FACES; rolled++) if (wins(rolled, pick)) winning += 1
  return product(fraction(winning, FACES), priceOf(pick))
}

/** Formats a face as displayed on the die: `07.04`. */
export function faceText(rolled: number): string {
  return (rolled / 100).toFixed(2).padStart(5, '0')
}
