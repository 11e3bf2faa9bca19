import { fraction } from '../studio/maths/exact/fraction.ts'
import type { Fraction } from '../studio/maths/exact/fraction.ts'
import type { Choice, Theme } from './themes/theme.ts'

/** What prices count in: hundredths of the stake. */
const PRICE_UNIT = 100

/** The smallest stake at which each choice pays whole cents; each price does so at its multiples too. */
export function grainCents({ choices }: Pick<Theme, 'choices'>): bigint {
  const shared = choices.reduce((sum, { price }) => commonDivisor(sum, price), PRICE_UNIT)
  return BigInt(PRICE_UNIT / shared)
}

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))

export function winCents(choice: Choice, drawn: number, stakeCents: bigint): bigint {
  return choice.wins(drawn) ? payoutCents(choice, stakeCents) : 0n
}

/** What the choice pays when it comes, the stake included. */
export function payoutCents({ price }: Pick<Choice, 'price'>, stakeCents: bigint): bigint {
  return (stakeCents * BigInt(price)) / BigInt(PRICE_UNIT)
}

/** The part of all draws that the choice wins; every number has the same chance. */
export function chanceOf(choice: Choice, { below }: Pick<Theme, 'below'>): Fraction {
  const winning = Array.from({ length: below }, (_, drawn) => drawn).filter((drawn) => choice.wins(drawn))
  return fraction(winning.length, below)
}

/** The share of all stakes on this choice that comes back. */
export function returnOf(choice: Choice, dress: Pick<Theme, 'below'>): Fraction {
  const { over, under } = chanceOf(choice, dress)
  return fraction(over * BigInt(choice.price), under * BigInt(PRICE_UNIT))
}

/** As it is printed: times the stake. */
export const priceText = (price: number): string => (price / PRICE_UNIT).toFixed(2)
