import { DRAW_SHAPES } from './draw-shapes.ts'
import type { DrawPart, PrizeShape } from './draw-shapes.ts'
import type { Family } from './family.ts'

/**
 * The result of a draw, in storage and wire format. Most families draw numbers in order: SSC `[1,2,3,4,5]`, PK10 ten
 * cars, LHC six numbers and the special one. Symbols are text (`['fish','crab','crab']`). Prizes are a table of numbers
 * by name (`{ special: ['98745'], first: ['12345'], … }`).
 */
export type Draw = readonly number[] | readonly string[] | PrizeTable

export type PrizeTable = Readonly<Record<string, readonly string[]>>

/** Whether a value is a complete, valid result of the family. */
export function isDraw(family: Family, draw: unknown): draw is Draw {
  const shape = DRAW_SHAPES[family]
  if (shape.kind === 'numbers') return Array.isArray(draw) && areNumbers(draw, shape.parts)
  if (shape.kind === 'symbols') return Array.isArray(draw) && areSymbols(draw, shape)
  return isTable(draw, shape.prizes)
}

function areSymbols(drawn: unknown[], { count, symbols }: { count: number; symbols: readonly string[] }): boolean {
  // The spread fills holes, which `every` would skip.
  return drawn.length === count && [...drawn].every((symbol) => typeof symbol === 'string' && symbols.includes(symbol))
}

function areNumbers(drawn: unknown[], parts: readonly DrawPart[]): boolean {
  let from = 0
  for (const part of parts) {
    const numbers = [...drawn].slice(from, from + part.count)
    if (numbers.length !== part.count || !numbers.every((number) => isWithin(part, number))) return false
    if (part.distinct && new Set(numbers).size !== part.count) return false
    from += part.count
  }
  return drawn.length === from
}

function isWithin({ lowest, highest }: DrawPart, number: unknown): boolean {
  return Number.isInteger(number) && Number(number) >= lowest && Number(number) <= highest
}

function isTable(draw: unknown, prizes: readonly PrizeShape[]): boolean {
  if (typeof draw !== 'object' || draw === null) return false
  const table = new Map<string, unknown>(Object.entries(draw))
  return table.size === prizes.length && prizes.every((prize) => isPrize(table.get(prize.name), prize))
}

function isPrize(numbers: unknown, { count, digits }: PrizeShape): boolean {
  return (
    Array.isArray(numbers) &&
    numbers.length === count &&
    [...(numbers as unknown[])].every(
      (number) => typeof number === 'string' && number.length === digits && /^\d+$/.test(number),
    )
  )
}
