/** Returns a uniformly distributed integer below `limit`: the system's unbiased `randomInt`. */
export type RandomBelow = (limit: number) => number

interface Weighted {
  weight: number
}

/** Returns the size of the range to draw from. */
export const weightOf = (entries: readonly Weighted[]): number =>
  entries.reduce((total, { weight }) => total + weight, 0)

/** Returns the index of the drawn item, in proportion to its weight. */
export function drawIndex(entries: readonly Weighted[], randomBelow: RandomBelow): number {
  let weightLeft = randomBelow(weightOf(entries))
  const found = entries.findIndex(({ weight }) => {
    weightLeft -= weight
    return weightLeft < 0
  })
  if (found < 0) throw new RangeError('a number beyond all weights was drawn')
  return found
}
