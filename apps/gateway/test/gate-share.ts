/** Share of the gate and number of shares, as in `tools/run/lib/depth.ts`; a deep run has all. */
const [share = 0, shares = 1] = (process.env['FAULT_SHARE'] ?? '0/1').split('/').map(Number)

/** Returns the part of a long list that this commit's gate checks; a deep run checks all of it. */
export const shareOfGate = <Entry>(list: readonly Entry[]): Entry[] =>
  list.filter((_, index) => index % shares === share)

/**
 * Returns the entry of a short list that this commit's gate checks; a deep run checks all of them. `turn` lets repeated
 * checks take the entries in turn.
 */
export const entryOfGate = <Entry>(list: readonly Entry[], turn = 0): Entry[] =>
  list.filter((_, index) => shares === 1 || index === (share + turn) % list.length)
