/** Returns C(n, k), exactly for all boards, whose counts are far below 2^53; 0 if k is out of range. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= Math.min(k, n - k); i += 1) ways = (ways * (n - Math.min(k, n - k) + i)) / i
  return ways
}

/** Returns all combinations of `k` elements of the list, in list order. */
export function choices<T>(list: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  return list.flatMap((first, at) => choices(list.slice(at + 1), k - 1).map((rest) => [first, ...rest]))
}

/** Returns the number of tuples with one element of each row, without repetition. */
export function distinctTuples(rows: readonly (readonly string[])[]): number {
  let ways = new Map<string, number>([['', 1]])
  for (const row of rows) ways = withRow(ways, row)
  return [...ways.values()].reduce((sum, count) => sum + count, 0)
}

/** Counts by the sorted used elements, because all orders of the same elements have the same continuations. */
function withRow(ways: Map<string, number>, row: readonly string[]): Map<string, number> {
  const longer = new Map<string, number>()
  for (const [size, count] of ways) {
    const used = size.split(',')
    for (const pick of row) {
      if (used.includes(pick)) continue
      const key = [...used, pick].sort((a, b) => a.localeCompare(b)).join(',')
      longer.set(key, (longer.get(key) ?? 0) + count)
    }
  }
  return longer
}

/** Returns the elementary symmetric polynomial: the sum of the products of all choices of `k` factors. */
export function elementary(factors: readonly number[], k: number): number {
  const sums = [1, ...Array.from({ length: k }, () => 0)]
  for (const factor of factors) {
    for (let size = k; size >= 1; size -= 1) sums[size] = (sums[size] ?? 0) + (sums[size - 1] ?? 0) * factor
  }
  return sums[k] ?? 0
}

/** Returns the number of permutations of numbers with these multiplicities. */
export function permutationsOf(repeats: readonly number[]): number {
  const length = repeats.reduce((sum, times) => sum + times, 0)
  return repeats.reduce((orders, times) => orders / factorial(times), factorial(length))
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}
