/** Number of rounds of a tally, the sum of their payouts, and the sum of squares. */
export interface PowerSums {
  zeroth: bigint
  first: bigint
  second: bigint
}

/** Power sums of a tally of rounds by paid units. */
export function powerSums(counts: Uint32Array): PowerSums {
  const sums = { zeroth: 0n, first: 0n, second: 0n }
  counts.forEach((count, units) => {
    if (count === 0) return
    sums.zeroth += BigInt(count)
    sums.first += BigInt(count) * BigInt(units)
    sums.second += BigInt(count) * BigInt(units) ** 2n
  })
  return sums
}

/** Maximum payout of a round of the tally. */
export function largestUnits(counts: Uint32Array): number {
  return Math.max(
    0,
    counts.findLastIndex((count) => count > 0),
  )
}

/** Number of rounds of the tally with a payout. */
export function hits(counts: Uint32Array): number {
  return counts.reduce((sum, count, units) => (units > 0 ? sum + count : sum), 0)
}
