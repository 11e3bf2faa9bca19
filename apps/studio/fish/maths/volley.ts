import type { DrawBelow } from '../../studio/maths/draw-below.ts'
import { POWERS, prizesOf, RETURN, weighedPrizes, weightOf } from './creatures.ts'
import type { Target, Weapon } from './creatures.ts'

/**
 * Draws one shot: what it pays in times of the price, nothing when it misses. A target is caught with the chance
 * return × power ÷ average prize, which is a fraction of whole numbers.
 */
export function drawShot(drawBelow: DrawBelow, target: Target, weapon: Weapon): number {
  const { chance, of } = chanceOf(target, weapon)
  if (drawBelow(of) >= chance) return 0
  const prizes = prizesOf[target]
  let drawn = drawBelow(weightOf(target))
  for (const { times, weight } of prizes) {
    if (drawn < weight) return times
    drawn -= weight
  }
  throw new RangeError(`${target} has no prize for what was drawn.`)
}

/** So many of so many draws catch it. */
export function chanceOf(target: Target, weapon: Weapon): { chance: number; of: number } {
  return {
    chance: RETURN.over * POWERS[weapon] * weightOf(target),
    of: RETURN.under * weighedPrizes(target),
  }
}

/**
 * Each shot that is paid for has its chance, also where one of the same volley has just caught that target: it may catch
 * it once more. So what a volley costs is known before anything is drawn.
 */
export function drawVolley(drawBelow: DrawBelow, shots: readonly Target[], weapon: Weapon): number[] {
  return shots.map((target) => drawShot(drawBelow, target, weapon))
}
