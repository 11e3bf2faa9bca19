import type { Draw } from './draw.ts'
import { DRAW_SHAPES } from './draw-shapes.ts'
import type { DrawPart, PrizeShape } from './draw-shapes.ts'
import type { Family } from './family.ts'

type Drawn = number | string

/** A result in any accepted format: the README lists them. */
export type LooseDraw =
  | Draw
  | Drawn
  | readonly (Drawn | readonly Drawn[])[]
  | Readonly<Record<string, Drawn | readonly Drawn[]>>

/** Converts a result to the shape of its family. Missing parts stay missing: `isDraw` checks completeness. */
export function parseDraw(family: Family, input: LooseDraw): Draw {
  const shape = DRAW_SHAPES[family]
  if (shape.kind === 'numbers') return parseNumbers(input, shape.parts)
  return shape.kind === 'symbols' ? parseList(input).map(String) : parsePrizes(input, shape.prizes)
}

/** Parses drawn numbers: `12345` for digits, `1, 11, 3` for numbers that may have two digits. */
function parseNumbers(input: LooseDraw, parts: readonly DrawPart[]): number[] {
  const digits = parts.every(({ highest }) => highest <= 9)
  const isOne = typeof input === 'string' && digits && /^\d+$/.test(input)
  return (isOne ? input.split('') : parseList(input)).map(Number)
}

/** Flattens nested lists, such as six numbers and the special one. */
function parseList(input: LooseDraw): Drawn[] {
  if (typeof input === 'number') return [input]
  if (typeof input === 'string') return input.split(/[\s,|+]+/).filter((part) => part !== '')
  return Object.values(input).flatMap((item) => (typeof item === 'object' ? [...item] : [item]))
}

/**
 * Converts a table of prizes, in which a single number may lack its list; or a list of all numbers in drawing order.
 */
function parsePrizes(input: LooseDraw, prizes: readonly PrizeShape[]): Readonly<Record<string, readonly string[]>> {
  if (typeof input !== 'object' || Array.isArray(input)) return inOrder(parseList(input), prizes)
  const table = new Map(Object.entries(input))
  return Object.fromEntries(prizes.map(({ name, digits }) => [name, parsePrize(table.get(name) ?? [], digits)]))
}

function parsePrize(input: Drawn | readonly Drawn[], digits: number): string[] {
  return (typeof input === 'object' ? input : [input]).map((number) => String(number).padStart(digits, '0'))
}

function inOrder(numbers: readonly Drawn[], prizes: readonly PrizeShape[]) {
  let from = 0
  return Object.fromEntries(
    prizes.map(({ name, count, digits }) => {
      const slice = numbers.slice(from, from + count)
      from += count
      return [name, parsePrize(slice, digits)]
    }),
  )
}
