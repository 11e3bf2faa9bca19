import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { POWERS, prizesOf, RETURN, weightedPrizes, weightOf } from './creatures.ts'
import type { Target, Weapon } from './creatures.ts'

/**
 * Draws one shot: its payout in multiples of the price, zero for a miss. A target is caught with probability return ×
 * power ÷ average prize, a fraction of integers.
 */
export function drawShot(drawBelow: DrawBelow, target: Target, weapon: Weapon): number {
  const { chance, of: outOf } = chanceOf(target, weapon)
  if (drawBelow(outOf) >= chance) return 0
  const prizes = prizesOf[target]
  let number = drawBelow(weightOf(target))
  for (const { times, weight } of prizes) {
    if (number < weight) return times
    number -= weight
  }
  throw new RangeError(`${target} has no prize for this draw.`)
}

/** Returns the number of catching draws and of all draws. */
export function chanceOf(target: Target, weapon: Weapon): { chance: number; of: number } {
  return {
    chance: RETURN.numerator * POWERS[weapon] * weightOf(target),
    of: RETURN.denominator * weightedPrizes(target),
  }
}

/**
 * Draws every shot of a volley, including shots at a target that an earlier shot of the volley has caught and may catch
 * again: so the cost of a volley is known before the draw.
 */
export function drawVolley(drawBelow: DrawBelow, shots: readonly Target[], weapon: Weapon): number[] {
  return shots.map((target) => drawShot(drawBelow, target, weapon))
}
