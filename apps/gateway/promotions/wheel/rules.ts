/** A segment for the draw: its prize in the ledger's units, and its weight. */
export interface Segment {
  amount: bigint
  weight: number
}

/**
 * Returns the index of the final segment: the drawn one, or if its prize exceeds `budgetLeft` (null: unlimited), the
 * one with the largest affordable prize. Null if no prize is affordable: then spinning is impossible. Source: domain
 * handbook 9.4, E1.
 */
export function affordableSegment(
  segments: readonly Segment[],
  drawn: number,
  budgetLeft: bigint | null,
): number | null {
  const segment = segments[drawn]
  if (!segment || !hasPrize(segments, budgetLeft)) return null
  if (budgetLeft === null || segment.amount <= budgetLeft) return drawn
  let best: number | null = null
  for (const [index, { amount }] of segments.entries()) {
    if (amount <= budgetLeft && amount > (best === null ? 0n : (segments[best]?.amount ?? 0n))) best = index
  }
  return best
}

/** Whether any prize can still be won. */
export const hasPrize = (segments: readonly Segment[], budgetLeft: bigint | null): boolean =>
  segments.some(({ amount }) => amount > 0n && (budgetLeft === null || amount <= budgetLeft))
