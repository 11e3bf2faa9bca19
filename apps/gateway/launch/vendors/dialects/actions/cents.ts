/** 1/10,000 in a cent. */
const UNITS = 100n

export const unitsOfCents = (cents: number): bigint => BigInt(cents) * UNITS

/** What is smaller than a cent is cut off, never rounded up. */
export function centsOf(units: bigint): number {
  return Number(units / UNITS)
}
