/** A whole number below `limit`, each as likely as the others: `randomInt` of the system, which favours none. */
export type RandomBelow = (limit: number) => number

interface Weighted {
  weight: number
}

/** How many numbers there are to draw from. */
export const weightOf = (all: readonly Weighted[]): number => all.reduce((total, { weight }) => total + weight, 0)

/** The place of the one that is drawn: each as often as its weight says. */
export function drawPlace(all: readonly Weighted[], randomBelow: RandomBelow): number {
  let left = randomBelow(weightOf(all))
  const found = all.findIndex(({ weight }) => {
    left -= weight
    return left < 0
  })
  if (found < 0) throw new RangeError('a number beyond all weights was drawn')
  return found
}
