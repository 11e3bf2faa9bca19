/** A bar of the chart, as shares of its height: 0 is the top, 1 the bottom. */
export interface Bar {
  top: number
  height: number
}

/** Position of the zero line, and each day's bar above or below it. */
export interface Bars {
  zero: number
  bars: Bar[]
  highest: number
  lowest: number
}

/** Minimum height, so that a day with a small result is visible beside the others. */
const MIN = 0.012

/**
 * Scales results so that the highest touches the top and the lowest the bottom. Zero is at the bottom without losses,
 * and at the top without gains.
 */
export function barsOf(results: readonly number[]): Bars {
  const highest = Math.max(0, ...results)
  const lowest = Math.min(0, ...results)
  const range = highest - lowest || 1
  const zero = highest / range || (lowest < 0 ? 0 : 1)
  const bars = results.map((result) => {
    if (result === 0) return { top: zero, height: 0 }
    const height = Math.max(MIN, Math.abs(result) / range)
    return result > 0 ? { top: Math.max(0, zero - height), height } : { top: Math.min(zero, 1 - height), height }
  })
  return { zero, bars, highest, lowest }
}

/** Returns the day at that share of the width. Days run in the writing direction. */
export function dayAt(share: number, { days, isFromRight }: { days: number; isFromRight: boolean }): number {
  const along = isFromRight ? 1 - share : share
  return Math.min(days - 1, Math.max(0, Math.floor(along * days)))
}
