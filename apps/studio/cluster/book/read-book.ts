import { readFileSync } from 'node:fs'

import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { BASE, BOOK_FILE } from './book-file.ts'

/** A prepared round: its seed determines the round, its weight the frequency. */
export interface Entry {
  seed: number
  weight: number
}

/** All rounds of the game. */
export const book: readonly Entry[] = readFileSync(BOOK_FILE, 'utf8').trimEnd().split('\n').flatMap(entriesOf)

function entriesOf(line: string): Entry[] {
  const [weight = 0, ...seeds] = line.split(' ').map((number) => parseInt(number, BASE))
  return seeds.map((seed) => ({ seed, weight }))
}

/** Cumulative weights up to and including each entry. */
const upTo = sums(book)
export const totalWeight = upTo.at(-1) ?? 0

function sums(entries: readonly Entry[]): Float64Array {
  const factors = new Float64Array(entries.length)
  let sum = 0
  for (const [index, { weight }] of entries.entries()) factors[index] = sum += weight
  return factors
}

/** Draws the index of an entry with probability proportional to its weight. */
export function drawEntry(draw: DrawBelow): number {
  const number = draw(totalWeight)
  let [min, max] = [0, upTo.length - 1]
  while (min < max) {
    const middle = (min + max) >>> 1
    if ((upTo[middle] ?? 0) > number) max = middle
    else min = middle + 1
  }
  return min
}
