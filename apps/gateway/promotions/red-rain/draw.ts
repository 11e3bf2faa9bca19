import { randomInt } from 'node:crypto'

import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { drawPlace, weightOf } from '../weighted-draw.ts'
import type { RandomBelow } from '../weighted-draw.ts'

export type RainAmounts = RulesOf<'RAFFLE'>['amounts']

export function drawAmount(amounts: RainAmounts, randomBelow: RandomBelow = randomInt): bigint {
  const drawn = amounts[drawPlace(amounts, randomBelow)]
  if (!drawn) throw new RangeError('nothing was drawn')
  return unitsOf(drawn.amount)
}

/**
 * Returns the amount paid for a drawn one: the highest in the table within the budget, and at most the drawn one; null
 * if none fits.
 */
export function payable(amounts: RainAmounts, drawn: bigint, left: bigint | null): bigint | null {
  if (left === null || drawn <= left) return drawn
  const fitting = amounts.map(({ amount }) => unitsOf(amount)).filter((units) => units <= drawn && units <= left)
  return fitting.reduce<bigint | null>((most, units) => (most === null || units > most ? units : most), null)
}

export const leastOf = (amounts: RainAmounts): bigint =>
  amounts.map(({ amount }) => unitsOf(amount)).reduce((least, units) => (units < least ? units : least))

const WHOLE = 1_000_000n

/** Returns the probability of each amount in percent, highest first; at least 0.0001 % is shown. */
export function chancesOf(amounts: RainAmounts): { amount: string; percent: string }[] {
  const whole = BigInt(weightOf(amounts))
  const weights = new Map<bigint, bigint>()
  for (const { amount, weight } of amounts) {
    weights.set(unitsOf(amount), (weights.get(unitsOf(amount)) ?? 0n) + BigInt(weight))
  }
  return [...weights]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([units, weight]) => {
      const parts = (weight * WHOLE) / whole
      return { amount: textOf(units), percent: exactTextOf(parts > 0n ? parts : 1n) }
    })
}
