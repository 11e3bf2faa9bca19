import { fraction, product } from '../../studio/maths/exact/fraction.ts'
import type { Fraction } from '../../studio/maths/exact/fraction.ts'

/** The die has so many faces, written 00.00 to 99.99. */
export const FACES = 10_000
/** A winning roll pays so many hundredths of the stake, divided by its chance. */
const RETURN_PERCENT = 99
/** A stake of whole times so many cents. */
export const GRAIN_CENTS = 100
const FEWEST_FACES = 100
const MOST_FACES = 9_000
const PAID_PER_FACE = (FACES * RETURN_PERCENT) / 100

export type Side = 'under' | 'over'

export interface Pick {
  side: Side
  /** How many of the faces win. */
  faces: number
}

/** The chances to choose from, in faces: all from 1 to 90 percent whose price is whole cents at every stake. */
export const CHANCES: readonly number[] = Array.from(
  { length: MOST_FACES - FEWEST_FACES + 1 },
  (_, index) => FEWEST_FACES + index,
).filter((faces) => (PAID_PER_FACE * GRAIN_CENTS) % faces === 0)

/** From this face on a roll over wins; below it, a roll under. */
export function edgeOf({ side, faces }: Pick): number {
  return side === 'under' ? faces : FACES - faces
}

export function wins(rolled: number, pick: Pick): boolean {
  return pick.side === 'under' ? rolled < edgeOf(pick) : rolled >= edgeOf(pick)
}

/** What a winning roll pays, the stake included; whole at every stake of the grain. */
export function payoutCents({ faces }: Pick, stakeCents: bigint): bigint {
  return (stakeCents * BigInt(PAID_PER_FACE)) / BigInt(faces)
}

export function priceOf({ faces }: Pick): Fraction {
  return fraction(PAID_PER_FACE, faces)
}

/** Counted over all faces, not taken from the formula of the price. */
export function returnOf(pick: Pick): Fraction {
  let winning = 0
  for (let rolled = 0; rolled < FACES; rolled++) if (wins(rolled, pick)) winning += 1
  return product(fraction(winning, FACES), priceOf(pick))
}

/** As the die shows it: 07.04. */
export function faceText(rolled: number): string {
  return (rolled / 100).toFixed(2).padStart(5, '0')
}
