import type { Spot } from './bout.ts'

/** Maximum stake of one player per bout, in multiples of the arena's minimum bet. */
const LIMITS: Record<Spot, bigint> = { meron: 1_000n, wala: 1_000n, draw: 100n }
export const spotLimits: ReadonlyMap<string, bigint> = new Map(Object.entries(LIMITS))

/** Seed of the house on each side, in multiples of the minimum bet; high-stake arenas have no seed. */
const SEED_TIMES = 200n
const UNSEEDED_FROM_CENTS = 1_000n

export const seedFor = (minCents: bigint): bigint => (minCents >= UNSEEDED_FROM_CENTS ? 0n : minCents * SEED_TIMES)
