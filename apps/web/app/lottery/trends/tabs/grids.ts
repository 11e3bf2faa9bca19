import { sumOf } from '../../kit/balls/balls-of.ts'
import type { GridTrend, LineTrend, Label } from './trend.ts'
import { trendTexts } from './trend-texts.ts'

type Numbers = readonly number[]

/** All integers of a range, as columns. */
const columnsFrom = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

interface Named {
  id: string
  name: Label
}

/** Grid by one number, with a column for each possible value. */
export function gridOf(
  { id, name }: Named,
  [from, to]: readonly [number, number],
  valueOf: (numbers: Numbers) => number,
): GridTrend {
  return { kind: 'grid', id, name, columns: columnsFrom(from, to), hitsOf: (numbers) => [valueOf(numbers) - from] }
}

/** Grid with a few named columns. */
export const kindsOf = (
  { id, name }: Named,
  columns: readonly Label[],
  kindOf: (numbers: Numbers) => number,
): GridTrend => ({ kind: 'grid', id, name, columns, hitsOf: (numbers) => [kindOf(numbers)] })

/** Grid of all drawn numbers, in any position. */
export function spreadOf(
  { id, name }: Named,
  [from, to]: readonly [number, number],
  part: (numbers: Numbers) => Numbers = (numbers) => numbers,
): GridTrend {
  const hitsOf = (numbers: Numbers) => [...new Set(part(numbers))].map((number) => number - from).sort((a, b) => a - b)
  return { kind: 'grid', id, name, columns: columnsFrom(from, to), hitsOf }
}

/** Grid of the ratio of numbers that pass a test to those that do not: `3:2`. */
export function ratioOf(
  { id, name }: Named,
  count: number,
  passes: (number: number) => boolean,
  part: Part,
): GridTrend {
  const columns = Array.from({ length: count + 1 }, (_, index) => `${count - index}:${index}`)
  const hitsOf = (numbers: Numbers) => [count - part(numbers).filter(passes).length]
  return { kind: 'grid', id, name, columns, hitsOf }
}

export type Part = (numbers: Numbers) => Numbers

/** Maximum number of columns; beyond it a line chart is more readable. */
const MAX_COLUMNS = 28

/** Chart of the sum of a part: a grid up to the maximum number of columns, else a line. */
export function sumTrend(
  { id, name }: Named,
  [from, to]: readonly [number, number],
  part: Part,
): GridTrend | LineTrend {
  const valueOf = (numbers: Numbers) => sumOf(part(numbers))
  if (to - from < MAX_COLUMNS) return gridOf({ id, name }, [from, to], valueOf)
  return { kind: 'line', id, name, from, to, valueOf }
}

export const spanOf = (numbers: Numbers): number => Math.max(...numbers) - Math.min(...numbers)

const PRIMES = new Set([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47])
/** Whether a number counts as prime. By convention one does, and zero does not. */
export const isPrime = (number: number): boolean => number === 1 || PRIMES.has(number)
export const isOdd = (number: number): boolean => number % 2 !== 0

const SIDES = [trendTexts.dragon, trendTexts.tiger, trendTexts.tie]
/** Compares the numbers of two positions. */
export const dragonTigerOf = ([first, second]: readonly [number, number]): GridTrend =>
  kindsOf({ id: `${first}-${second}`, name: `${first} – ${second}` }, SIDES, (numbers) => {
    const [firstNumber = 0, secondNumber = 0] = [numbers[first - 1], numbers[second - 1]]
    if (firstNumber === secondNumber) return 2
    return firstNumber > secondNumber ? 0 : 1
  })
