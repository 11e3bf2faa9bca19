import { sumOf } from '../../kit/balls/balls-of.ts'
import type { GridTrend, LineTrend, Words } from './trend.ts'
import { trendWords } from './trend-words.ts'

type Numbers = readonly number[]

/** Every whole number from one to another, as columns. */
const columnsFrom = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => String(from + place))

interface Named {
  id: string
  name: Words
}

/** Sorts by one number, whose columns are all that it may be. */
export function gridOf(
  { id, name }: Named,
  [from, to]: readonly [number, number],
  valueOf: (numbers: Numbers) => number,
): GridTrend {
  return { kind: 'grid', id, name, columns: columnsFrom(from, to), hitsOf: (numbers) => [valueOf(numbers) - from] }
}

/** Sorts into few named kinds. */
export const kindsOf = (
  { id, name }: Named,
  columns: readonly Words[],
  kindOf: (numbers: Numbers) => number,
): GridTrend => ({ kind: 'grid', id, name, columns, hitsOf: (numbers) => [kindOf(numbers)] })

/** Which numbers came at all, wherever. */
export function spreadOf(
  { id, name }: Named,
  [from, to]: readonly [number, number],
  part: (numbers: Numbers) => Numbers = (numbers) => numbers,
): GridTrend {
  const hitsOf = (numbers: Numbers) => [...new Set(part(numbers))].map((number) => number - from).sort((a, b) => a - b)
  return { kind: 'grid', id, name, columns: columnsFrom(from, to), hitsOf }
}

/** How many of the numbers pass, against those that do not: `3:2`. */
export function ratioOf(
  { id, name }: Named,
  count: number,
  passes: (number: number) => boolean,
  part: Part,
): GridTrend {
  const columns = Array.from({ length: count + 1 }, (_, place) => `${count - place}:${place}`)
  const hitsOf = (numbers: Numbers) => [count - part(numbers).filter(passes).length]
  return { kind: 'grid', id, name, columns, hitsOf }
}

export type Part = (numbers: Numbers) => Numbers

/** More columns than these are not read, but a line that goes up and down is. */
const COLUMNS_AT_MOST = 28

/** The sum of a part: columns while they can be read, else a line. */
export function sumTrend(
  { id, name }: Named,
  [from, to]: readonly [number, number],
  part: Part,
): GridTrend | LineTrend {
  const valueOf = (numbers: Numbers) => sumOf(part(numbers))
  if (to - from < COLUMNS_AT_MOST) return gridOf({ id, name }, [from, to], valueOf)
  return { kind: 'line', id, name, from, to, valueOf }
}

export const spanOf = (numbers: Numbers): number => Math.max(...numbers) - Math.min(...numbers)

const PRIMES = new Set([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47])
/** One counts as prime in these charts, and nought as composite: so does the trade. */
export const isPrime = (number: number): boolean => number === 1 || PRIMES.has(number)
export const isOdd = (number: number): boolean => number % 2 !== 0

const SIDES = [trendWords.dragon, trendWords.tiger, trendWords.tie]
/** The number of one place against that of another. */
export const dragonTigerOf = ([first, second]: readonly [number, number]): GridTrend =>
  kindsOf({ id: `${first}-${second}`, name: `${first} – ${second}` }, SIDES, (numbers) => {
    const [one = 0, other = 0] = [numbers[first - 1], numbers[second - 1]]
    if (one === other) return 2
    return one > other ? 0 : 1
  })
