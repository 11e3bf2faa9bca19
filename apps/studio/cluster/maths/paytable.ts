/** Units per stake; payouts are counted in units. */
export const UNITS_OF_STAKE = 20

/** Minimum cluster sizes of the payout levels below. */
export const SIZES = [5, 6, 7, 8, 9, 11, 13, 16] as const

/** Minimum size of a winning cluster. */
export const MIN_IN_CLUSTER = SIZES[0]

/** Payout of a cluster at ×1, in units, by its size. */
const clusterPays: Readonly<Record<string, readonly number[]>> = {
  A: [30, 45, 60, 90, 140, 240, 600, 2400],
  B: [20, 30, 45, 60, 100, 180, 400, 1400],
  C: [14, 20, 30, 45, 70, 130, 280, 900],
  D: [10, 14, 20, 30, 48, 90, 180, 600],
  E: [7, 10, 14, 20, 32, 60, 120, 360],
  F: [5, 7, 10, 14, 22, 42, 90, 240],
  G: [4, 5, 7, 10, 16, 30, 60, 180],
}

/** Returns the payout of a cluster at ×1, in units. */
export function clusterUnits(letter: string, size: number): number {
  const sizeIndex = SIZES.filter((from) => size >= from).length - 1
  return clusterPays[letter]?.[sizeIndex] ?? 0
}

/** Maximum multiplier; it increases by one with each winning tumble. */
export const MAX_MULTIPLIER = 10

/** Minimum number of scatters for free spins, and the numbers of free spins for three, four, and five or more. */
const MIN_SCATTERS = 3
export const FREE_SPINS = [8, 10, 12] as const
/** Free spins added by three or more scatters in a free spin. */
export const FREE_SPINS_MORE = 4
export const MAX_FREE_SPINS = 30

/** Maximum payout of a round in stakes: the round ends there. */
export const MAX_STAKES = 1_000
export const MAX_UNITS = MAX_STAKES * UNITS_OF_STAKE

export function freeSpinsFor(scatters: number, isFree: boolean): number {
  if (scatters < MIN_SCATTERS) return 0
  return isFree ? FREE_SPINS_MORE : (FREE_SPINS[scatters - MIN_SCATTERS] ?? FREE_SPINS[2])
}
