import fc from 'fast-check'

const CENT = 100n

/** Amounts that are mostly within the balance, sometimes above. */
export const cents = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 3_000, max: 60_000 }) },
)
export const unitsOfCents = (amount: number): bigint => BigInt(amount) * CENT
export const which = fc.nat({ max: 999 })
