import { DRAW_SHAPES } from '@ante/lottery/draw-shapes.ts'
import type { DrawPart } from '@ante/lottery/draw-shapes.ts'
import type { Draw } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'

/** A position in the results of a family: its name, its possible balls, and the balls that a result has there. */
export interface Position {
  position: string
  balls: string[]
  drawn(draw: Draw): string[]
}

const POSITIONS = ['tenThousands', 'thousands', 'hundreds', 'tens', 'ones']
const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))
const PAIRS = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))

/** Families that draw different numbers in order: a position is a rank. */
const RANKED: ReadonlySet<Family> = new Set(['PK10', 'SEAPK10', '11X5'])
/** Families of dice, whose order does not count. */
const DICE: ReadonlySet<Family> = new Set(['K3', 'SEAK3'])

/** Positions by which trends and boards group a family's balls. */
export function positionsOf(family: Family): Position[] {
  const shape = DRAW_SHAPES[family]
  if (shape.kind === 'symbols')
    return [{ position: 'numbers', balls: [...shape.symbols], drawn: (draw) => textsOf(draw) }]
  if (shape.kind === 'table') return tablePositions(family)
  return numberPositions(family, shape.parts)
}

function numberPositions(family: Family, parts: readonly DrawPart[]): Position[] {
  const [first] = parts
  if (!first) return []
  const anywhere = (from: number, to?: number) => (draw: Draw) => textsOf(draw).slice(from, to)
  if (family === 'LHC') {
    const balls = ballsOf(first)
    return [
      { position: 'numbers', balls, drawn: anywhere(0, 6) },
      { position: 'special', balls, drawn: anywhere(6) },
    ]
  }
  if (family === 'PCB') return [...positionsOfPart(first, RANKS), { position: 'sum', balls: sums(first), drawn: sumOf }]
  if (DICE.has(family)) {
    return [
      { position: 'numbers', balls: ballsOf(first), drawn: anywhere(0) },
      { position: 'sum', balls: sums(first), drawn: sumOf },
    ]
  }
  if (RANKED.has(family))
    return [...positionsOfPart(first, RANKS), ...(first.count < 10 ? [pool(first, 'numbers', 0)] : [])]
  if (!first.distinct) return positionsOfPart(first, first.count === 1 ? ['numbers'] : POSITIONS.slice(-first.count))
  const [, second] = parts
  return [pool(first, 'numbers', 0), ...(second ? [pool(second, 'special', first.count)] : [])]
}

const ballsOf = ({ lowest, highest }: DrawPart): string[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => String(lowest + index))

const positionsOfPart = (part: DrawPart, names: readonly string[]): Position[] =>
  Array.from({ length: part.count }, (_, index) => ({
    position: names[index] ?? String(index + 1),
    balls: ballsOf(part),
    drawn: (draw) => textsOf(draw).slice(index, index + 1),
  }))

const pool = (part: DrawPart, position: string, from: number): Position => ({
  position,
  balls: ballsOf(part),
  drawn: (draw) => textsOf(draw).slice(from, from + part.count),
})

const sums = ({ count, lowest, highest }: DrawPart): string[] =>
  ballsOf({ count: 1, lowest: count * lowest, highest: count * highest, distinct: false })

const sumOf = (draw: Draw): string[] => [String(textsOf(draw).reduce((sum, number) => sum + Number(number), 0))]

function tablePositions(family: Family): Position[] {
  const main = family.startsWith('VNC') ? 'special' : 'first'
  const digit = (prize: string, name: string, offsetFromEnd: number): Position => ({
    position: name,
    balls: DIGITS,
    drawn: (draw) => prizes(draw, prize).map((number) => number.at(-offsetFromEnd) ?? ''),
  })
  if (family === '4D') return POSITIONS.slice(-4).map((name, index) => digit(main, name, 4 - index))
  if (family === 'THAI') {
    return [
      ...POSITIONS.slice(-3).map((name, index) => digit(main, name, 3 - index)),
      digit('bottom2', 'bottomTens', 2),
      digit('bottom2', 'bottomOnes', 1),
    ]
  }
  return [
    { position: 'numbers', balls: PAIRS, drawn: (draw) => allPrizes(draw).map((number) => number.slice(-2)) },
    digit(main, 'tens', 2),
    digit(main, 'ones', 1),
  ]
}

const textsOf = (draw: Draw): string[] => (Array.isArray(draw) ? draw.map(String) : [])
const prizes = (draw: Draw, name: string): readonly string[] => (isTable(draw) ? (draw[name] ?? []) : [])
const allPrizes = (draw: Draw): string[] => (isTable(draw) ? Object.values(draw).flat() : [])
const isTable = (draw: Draw): draw is Readonly<Record<string, readonly string[]>> => !Array.isArray(draw)
