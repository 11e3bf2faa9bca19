import { fraction } from '../kit/maths/exact/fraction.ts'
import type { Fraction } from '../kit/maths/exact/fraction.ts'
import type { Choice, Theme } from './themes/theme.ts'

/** Unit of prices: hundredths of the stake. */
const PRICE_UNIT = 100

/** Returns the smallest stake at which each choice pays whole cents; its multiples pay whole cents too. */
export function grainCents({ choices }: Pick<Theme, 'choices'>): bigint {
  const shared = choices.reduce((sum, { price }) => commonDivisor(sum, price), PRICE_UNIT)
  return BigInt(PRICE_UNIT / shared)
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

export function winCents(choice: Choice, drawn: number, stakeCents: bigint): bigint {
  return choice.wins(drawn) ? payoutCents(choice, stakeCents) : 0n
}

/** Returns the payout of a winning choice, including the stake. */
export function payoutCents({ price }: Pick<Choice, 'price'>, stakeCents: bigint): bigint {
  return (stakeCents * BigInt(price)) / BigInt(PRICE_UNIT)
}

/** Returns the share of draws that win the choice; all numbers are equally likely. */
export function chanceOf(choice: Choice, { numberLimit }: Pick<Theme, 'numberLimit'>): Fraction {
  const winning = Array.from({ length: numberLimit }, (_, drawn) => drawn).filter((drawn) => choice.wins(drawn))
  return fraction(winning.length, numberLimit)
}

/** Returns the share of all stakes on this choice that is paid back. */
export function returnOf(choice: Choice, theme: Pick<Theme, 'numberLimit'>): Fraction {
  const { numerator, denominator } = chanceOf(choice, theme)
  return fraction(numerator * BigInt(choice.price), denominator * BigInt(PRICE_UNIT))
}

/** Formats a price as a multiple of the stake. */
export const priceText = (price: number): string => (price / PRICE_UNIT).toFixed(2)
