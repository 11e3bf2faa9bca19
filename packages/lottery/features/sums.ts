import { NO_RESULT, shows } from './feature-result.ts'
import type { FeatureResult } from './feature-result.ts'

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

export function spanOf(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers)
}

export function allSame(numbers: readonly number[]): boolean {
  return numbers.every((number) => number === numbers[0])
}

interface Halves {
  big: number
  backAt?: number
  triplesLose?: boolean
}

export function bsoe(numbers: readonly number[], { big, backAt, triplesLose }: Halves): FeatureResult {
  if (triplesLose && allSame(numbers)) return NO_RESULT
  const sum = sumOf(numbers)
  const parity = sum % 2 === 0 ? 'e' : 'o'
  if (sum === backAt) return { shown: [parity], back: ['b', 's'] }
  return shows(sum >= big ? 'b' : 's', parity)
}

export function dragonTiger([first = 0, second = 0]: readonly number[]): FeatureResult {
  if (first === second) return shows('tie')
  return shows(first > second ? 'D' : 'T')
}

/** Returns the value of fan-tan: the sum modulo four, with four instead of zero. */
function fanOf(numbers: readonly number[]): number {
  return sumOf(numbers) % 4 || 4
}

const FANS = [1, 2, 3, 4]

export function fan(numbers: readonly number[]): FeatureResult {
  const value = fanOf(numbers)
  return shows(value, value > 2 ? 'b' : 's', value % 2 === 0 ? 'e' : 'o')
}

export function kwok(numbers: readonly number[]): FeatureResult {
  const value = fanOf(numbers)
  return shows(...FANS.flatMap((other) => [`${value}-${other}`, `${other}-${value}`]))
}

export function nim(numbers: readonly number[]): FeatureResult {
  const value = fanOf(numbers)
  return { shown: FANS.map((other) => `${value}-${other}`), back: FANS.map((other) => `${other}-${value}`) }
}
