import { choices, choose } from './combinatorics.ts'

/** Number of results with each label, computed by counting. */
export type Ways = Readonly<Record<string, number>>

/** Returns the number of results with each sum, of `count` independent numbers. */
export function sumWays(values: readonly number[], count: number): Ways {
  let ways = new Map<number, number>([[0, 1]])
  for (let drawn = 0; drawn < count; drawn += 1) {
    const longer = new Map<number, number>()
    for (const [sum, before] of ways) {
      for (const value of values) longer.set(sum + value, (longer.get(sum + value) ?? 0) + before)
    }
    ways = longer
  }
  return Object.fromEntries(ways)
}

/** Returns the number of sets with each sum, of `count` numbers without repetition. */
export function setSumWays(values: readonly number[], count: number): Ways {
  return counted(choices(values, count).map((set) => set.reduce((sum, value) => sum + value, 0)))
}

/** Returns the number of results with each span, of `count` digits. A span fits at `sides − span` lowest digits. */
export function spanWays(sides: number, count: number): Ways {
  const spans = Array.from({ length: sides }, (_, span) => span)
  return Object.fromEntries(spans.map((span) => [span, (sides - span) * touchingBothEnds(span, count)]))
}

/** Returns the number of results within `span + 1` adjacent values that contain both the lowest and the highest. */
function touchingBothEnds(span: number, count: number): number {
  if (span === 0) return 1
  return (span + 1) ** count - 2 * span ** count + (span - 1) ** count
}

/** Returns the number of groups (multisets, not all equal) with each sum, of `count` digits. */
export function groupSumWays(count: number): Ways {
  return counted(
    multisets(10, count)
      .filter((group) => group.some((digit) => digit !== group[0]))
      .map(sumOfAll),
  )
}

function multisets(sides: number, count: number, lowest = 0): number[][] {
  if (count === 0) return [[]]
  const firsts = Array.from({ length: sides - lowest }, (_, index) => lowest + index)
  return firsts.flatMap((first) => multisets(sides, count - 1, first).map((rest) => [first, ...rest]))
}

function sumOfAll(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function counted(values: readonly number[]): Ways {
  const ways = new Map<number, number>()
  for (const value of values) ways.set(value, (ways.get(value) ?? 0) + 1)
  return Object.fromEntries([...ways].sort(([a], [b]) => a - b))
}

/** Returns the number of results of `count` numbers out of `sides` that contain each of `codes` certain numbers. */
export function waysToShow(sides: number, count: number, codes: number): number {
  const missingCounts = Array.from({ length: codes + 1 }, (_, missingCodes) => missingCodes)
  return missingCounts.reduce(
    (sum, missingCodes) => sum + (-1) ** missingCodes * choose(codes, missingCodes) * (sides - missingCodes) ** count,
    0,
  )
}

/** Returns the number of results of `count` numbers out of `sides` with a certain number at least `atLeast` times. */
export function waysToRepeat(sides: number, count: number, atLeast: number): number {
  const appearances = Array.from({ length: count + 1 - atLeast }, (_, index) => atLeast + index)
  return appearances.reduce((sum, times) => sum + choose(count, times) * (sides - 1) ** (count - times), 0)
}
