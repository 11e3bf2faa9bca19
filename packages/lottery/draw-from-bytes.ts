import type { Draw } from './draw.ts'
import { DRAW_SHAPES } from './draw-shapes.ts'
import type { DrawPart, PrizeShape } from './draw-shapes.ts'
import type { Family } from './family.ts'

/** Returns the next byte, 0 to 255, of an infinite stream. */
export type NextByte = () => number

/**
 * Computes a result of the family from random bytes, without bias. Of `n` possible numbers a byte selects the one with
 * the index `byte mod n`; bytes from the largest multiple of `n` up to 255 are discarded, because they would favour
 * small numbers. Numbers without repetition are taken from an ascending list of the remaining ones. Prizes of a table
 * are drawn in the order of its shape, digit by digit from the left.
 */
export function drawFromBytes(family: Family, next: NextByte): Draw {
  const shape = DRAW_SHAPES[family]
  if (shape.kind === 'numbers') {
    return shape.parts.flatMap((part) => (part.distinct ? withoutRepeats(part, next) : withRepeats(part, next)))
  }
  if (shape.kind === 'symbols') return times(shape.count, () => shape.symbols[below(shape.symbols.length, next)] ?? '')
  return Object.fromEntries(shape.prizes.map((prize) => [prize.name, numbersOf(prize, next)]))
}

function numbersOf({ count, digits }: PrizeShape, next: NextByte): string[] {
  return times(count, () => times(digits, () => below(10, next)).join(''))
}

function withRepeats({ count, lowest, highest }: DrawPart, next: NextByte): number[] {
  return times(count, () => lowest + below(highest - lowest + 1, next))
}

function withoutRepeats({ count, lowest, highest }: DrawPart, next: NextByte): number[] {
  const remaining = times(highest - lowest + 1, (index) => lowest + index)
  return times(count, () => remaining.splice(below(remaining.length, next), 1)).flat()
}

/** Returns a uniformly distributed number from 0 to n − 1. */
function below(n: number, next: NextByte): number {
  const limit = 256 - (256 % n)
  let byte = next()
  while (byte >= limit) byte = next()
  return byte % n
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
