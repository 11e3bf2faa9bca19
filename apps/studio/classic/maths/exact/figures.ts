import { hits, largestUnits, powerSums } from '../../../slots/maths/exact/power-sums.ts'
import { difference, fraction, product } from '../../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../../kit/maths/exact/fraction.ts'
import { lines } from '../paytable.ts'
import { evaluate } from '../spin.ts'
import { strips } from '../strips.ts'

/** Exact figures per round without the jackpot, in total stakes. */
export interface Figures {
  returnToPlayer: Fraction
  hitRate: Fraction
  variance: Fraction
  largestWin: Fraction
}

export interface Tally {
  spins: number
  /** Frequency of each win, in stakes of one line, over all stops of the reels. */
  counts: Uint32Array
}

const MAX_UNITS = 10_000

export function tallyAllStops(): Tally {
  const counts = new Uint32Array(MAX_UNITS + 1)
  const visit = (stops: number[]) => {
    const strip = strips[stops.length]
    if (strip) strip.forEach((_, stop) => visit([...stops, stop]))
    else counts[evaluate(stops).units] = (counts[evaluate(stops).units] ?? 0) + 1
  }
  visit([])
  return { spins: strips.reduce((combinations, strip) => combinations * strip.length, 1), counts }
}

export function figuresOf({ spins, counts }: Tally): Figures {
  const { first, second } = powerSums(counts)
  const [mean, meanSquare] = [fraction(first, spins), fraction(second, spins)]
  const stake = fraction(1, lines.length)
  return {
    returnToPlayer: product(mean, stake),
    hitRate: fraction(hits(counts), spins),
    variance: product(difference(meanSquare, product(mean, mean)), stake, stake),
    largestWin: product(fraction(largestUnits(counts)), stake),
  }
}
