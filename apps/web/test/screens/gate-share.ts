/** Share of the gate and number of shares, as in `tools/run/lib/depth.ts`; a deep run has all. */
const [share = 0, shares = 1] = String(import.meta.env['FAULT_SHARE'] || '0/1')
  .split('/')
  .map(Number)

/** Returns the part of a long list that this commit's gate checks; a deep run checks all of it. */
export const shareOfGate = <Entry>(list: readonly Entry[]): Entry[] =>
  list.filter((_, index) => index % shares === share)
