import { readFileSync } from 'node:fs'

import type { DrawBelow } from '../../studio/maths/draw-below.ts'
import { BASE, BOOK_FILE } from './book-file.ts'

/** A round that was prepared: which one it is follows from its seed, how often it comes from its weight. */
export interface Entry {
  seed: number
  weight: number
}

/** All rounds that there are. */
export const book: readonly Entry[] = readFileSync(BOOK_FILE, 'utf8').trimEnd().split('\n').flatMap(entriesOf)

function entriesOf(line: string): Entry[] {
  const [weight = 0, ...seeds] = line.split(' ').map((number) => parseInt(number, BASE))
  return seeds.map((seed) => ({ seed, weight }))
}

/** Of each entry, the weights of all up to it, its own among them. */
const upTo = sums(book)
export const totalWeight = upTo.at(-1) ?? 0

function sums(entries: readonly Entry[]): Float64Array {
  const made = new Float64Array(entries.length)
  let sum = 0
  for (const [place, { weight }] of entries.entries()) made[place] = sum += weight
  return made
}

/** Draws the place of an entry: each comes as often as its weight says. */
export function drawPlace(draw: DrawBelow): number {
  const drawn = draw(totalWeight)
  let [least, most] = [0, upTo.length - 1]
  while (least < most) {
    const middle = (least + most) >>> 1
    if ((upTo[middle] ?? 0) > drawn) most = middle
    else least = middle + 1
  }
  return least
}
