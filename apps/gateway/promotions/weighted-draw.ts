/** Returns a uniformly distributed integer from 0 to `limit` - 1. */
export type RandomBelow = (limit: number) => number

interface Weighted {
  weight: number
}

/** Returns the sum of the weights. */
export const weightOf = (entries: readonly Weighted[]): number =>
  entries.reduce((total, { weight }) => total + weight, 0)

/** Draws an entry with a probability in proportion to its weight; returns its index. */
export function drawIndex(entries: readonly Weighted[], randomBelow: RandomBelow): number {
  let weightLeft = randomBelow(weightOf(entries))
  const found = entries.findIndex(({ weight }) => {
    weightLeft -= weight
    return weightLeft < 0
  })
  if (found < 0) throw new RangeError('the drawn number is not below the sum of the weights')
  return found
}
