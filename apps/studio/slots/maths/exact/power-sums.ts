/** How many rounds a tally has, the sum of what they paid, and the sum of its squares. */
export interface PowerSums {
  zeroth: bigint
  first: bigint
  second: bigint
}

/** Of a tally that counts rounds by the units they paid. */
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

/** The most that any round of the tally paid. */
export function largestUnits(counts: Uint32Array): number {
  return Math.max(
    0,
    counts.findLastIndex((count) => count > 0),
  )
}

/** How many rounds of the tally paid anything. */
export function hits(counts: Uint32Array): number {
  return counts.reduce((all, count, units) => (units > 0 ? all + count : all), 0)
}
