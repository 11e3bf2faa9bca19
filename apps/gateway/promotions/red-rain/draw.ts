import { randomInt } from 'node:crypto'

import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { drawIndex, weightOf } from '../weighted-draw.ts'
import type { RandomBelow } from '../weighted-draw.ts'

export type RainAmounts = RulesOf<'RAFFLE'>['amounts']

export function drawAmount(amounts: RainAmounts, randomBelow: RandomBelow = randomInt): bigint {
  const drawn = amounts[drawIndex(amounts, randomBelow)]
  if (!drawn) throw new RangeError('nothing was drawn')
  return unitsOf(drawn.amount)
}

/** Returns the amount to pay: the highest of the table within budget and drawn amount; null if there is none. */
export function payable(amounts: RainAmounts, drawn: bigint, budgetLeft: bigint | null): bigint | null {
  if (budgetLeft === null || drawn <= budgetLeft) return drawn
  const fitting = amounts.map(({ amount }) => unitsOf(amount)).filter((units) => units <= drawn && units <= budgetLeft)
  return fitting.reduce<bigint | null>(
    (largest, units) => (largest === null || units > largest ? units : largest),
    null,
  )
}

export const smallestOf = (amounts: RainAmounts): bigint =>
  amounts.map(({ amount }) => unitsOf(amount)).reduce((smallest, units) => (units < smallest ? units : smallest))

const WHOLE = 1_000_000n

/**
 * Returns the probability of each amount in percent, highest amount first. Less than 0.0001 % is shown as 0.0001 %.
 */
export function chancesOf(amounts: RainAmounts): { amount: string; percent: string }[] {
  const totalWeight = BigInt(weightOf(amounts))
  const weights = new Map<bigint, bigint>()
  for (const { amount, weight } of amounts) {
    weights.set(unitsOf(amount), (weights.get(unitsOf(amount)) ?? 0n) + BigInt(weight))
  }
  return [...weights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([units, weight]) => {
      const parts = (weight * WHOLE) / totalWeight
      return { amount: textOf(units), percent: exactTextOf(parts > 0n ? parts : 1n) }
    })
}
