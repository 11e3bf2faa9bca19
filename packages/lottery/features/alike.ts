import { NO_RESULT, shows } from './feature-result.ts'
import type { FeatureResult } from './feature-result.ts'
import { allSame, spanOf, sumOf } from './sums.ts'

/** Returns how often each number occurs. */
export function timesOf(numbers: readonly number[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>()
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1)
  return times
}

/** Returns `32` for three equal and two equal numbers. */
function patternOf(numbers: readonly number[]): string {
  return [...timesOf(numbers).values()].sort((a, b) => b - a).join('')
}

const GROUPS: Readonly<Record<string, string>> = { 3: 'triple', 21: 'group3', 111: 'group6', 2: 'pair', 11: 'group2' }

export function group(numbers: readonly number[]): FeatureResult {
  return shows(GROUPS[patternOf(numbers)] ?? 'other')
}

/** Returns the shape of three digits; for straights, nine and zero are neighbours. */
export function shape3(numbers: readonly number[]): FeatureResult {
  if (allSame(numbers)) return shows('baozi')
  if (timesOf(numbers).size === 2) return shows('pair')
  const neighbours = pairsOf(numbers).filter(areNeighbours).length
  if (neighbours === 0) return shows('mixed6')
  return shows(neighbours === 1 ? 'halfstraight' : 'straight')
}

function pairsOf([a = 0, b = 0, c = 0]: readonly number[]): [number, number][] {
  return [
    [a, b],
    [a, c],
    [b, c],
  ]
}

function areNeighbours([a, b]: [number, number]): boolean {
  const distance = Math.abs(a - b)
  return distance === 1 || distance === 9
}

const HANDS: Readonly<Record<string, string>> = {
  5: 'five',
  41: 'four',
  32: 'full',
  311: 'three',
  221: 'twopair',
  2111: 'onepair',
}

export function hand(numbers: readonly number[]): FeatureResult {
  return shows(HANDS[patternOf(numbers)] ?? (spanOf(numbers) === 4 ? 'straight' : 'high'))
}

/** Uses any three numbers that form a multiple of ten, because the other two always have the same sum modulo ten. */
export function bull(numbers: readonly number[]): FeatureResult {
  const sum = sumOf(numbers)
  const has = numbers.some((a, i) => numbers.slice(i + 1).some((b) => (sum - a - b) % 10 === 0))
  return shows(has ? sum % 10 || 10 : 0)
}

export function run(numbers: readonly number[]): FeatureResult {
  const follows = timesOf(numbers).size === numbers.length && spanOf(numbers) === numbers.length - 1
  return follows ? shows('x') : NO_RESULT
}

export function triple(numbers: readonly number[]): FeatureResult {
  return allSame(numbers) ? shows('x') : NO_RESULT
}

export function middle(numbers: readonly number[]): FeatureResult {
  return shows([...numbers].sort((a, b) => a - b)[(numbers.length - 1) / 2] ?? 0)
}

export function oddCount(numbers: readonly number[]): FeatureResult {
  return shows(numbers.filter((number) => number % 2 === 1).length)
}

export function numbersDrawn(numbers: readonly number[], atLeast: number, atMost = Infinity): FeatureResult {
  const repeatedNumbers = [...timesOf(numbers)].filter(([, times]) => times >= atLeast && times <= atMost)
  return shows(...repeatedNumbers.map(([number]) => number))
}
