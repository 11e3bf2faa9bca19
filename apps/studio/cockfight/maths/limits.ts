import type { Spot } from './bout.ts'

/** Of one player on one bout, in times of the arena's least bet. */
const LIMITS: Record<Spot, bigint> = { meron: 1_000n, wala: 1_000n, draw: 100n }
export const spotLimits: ReadonlyMap<string, bigint> = new Map(Object.entries(LIMITS))

/** What the house lays on each side, in times of the least bet; arenas of high stakes live of their players alone. */
const SEED_TIMES = 200n
const UNSEEDED_FROM_CENTS = 1_000n

export const seedFor = (leastCents: bigint): bigint =>
  leastCents >= UNSEEDED_FROM_CENTS ? 0n : leastCents * SEED_TIMES
