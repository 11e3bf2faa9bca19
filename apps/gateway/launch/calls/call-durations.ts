/**
 * Upper bounds of the classes in which durations of calls are counted, in milliseconds; longer calls are in one more
 * class. Counts of several gateways and minutes can be added. Never change them: stored counts are by position.
 */
const BOUNDS_MS = [1, 2, 5, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000]

/** Number of classes. */
export const CLASSES = BOUNDS_MS.length + 1

/** Returns the position of the class of a duration. */
export function classOf(ms: number): number {
  const found = BOUNDS_MS.findIndex((bound) => ms <= bound)
  return found < 0 ? BOUNDS_MS.length : found
}

/**
 * Returns the duration in milliseconds that 95 of 100 calls did not exceed: the upper bound of its class. Null without
 * calls. Calls beyond the last bound count as twice that bound.
 */
export function percentile95(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const place = Math.ceil(total * 0.95)
  let passed = 0
  const found = counts.findIndex((count) => (passed += count) >= place)
  return BOUNDS_MS[found] ?? (BOUNDS_MS.at(-1) ?? 0) * 2
}
