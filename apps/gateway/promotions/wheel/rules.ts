/** A segment as the draw sees it: what it gives, in the ledger's units, and how many of all the weights lead there. */
export interface Segment {
  amount: bigint
  weight: number
}

/**
 * Where it stops when no more than `left` may be given (null for any): where it was drawn, or at the largest prize that is
 * affordable. Null where no prize is: then nobody spins at all. No prize stays no prize. Source: domain handbook 9.4, E1.
 */
export function affordableSegment(segments: readonly Segment[], drawn: number, left: bigint | null): number | null {
  const wanted = segments[drawn]
  if (!wanted || !hasPrize(segments, left)) return null
  if (left === null || wanted.amount <= left) return drawn
  let best: number | null = null
  for (const [place, { amount }] of segments.entries()) {
    if (amount <= left && amount > (best === null ? 0n : (segments[best]?.amount ?? 0n))) best = place
  }
  return best
}

/** Whether anything is left to be won. */
export const hasPrize = (segments: readonly Segment[], left: bigint | null): boolean =>
  segments.some(({ amount }) => amount > 0n && (left === null || amount <= left))
