/** A stake is so many units: what is paid is counted in them. */
export const UNITS_OF_STAKE = 20

/** So many touching gems of a kind pay: from each of these on, as much as it says below. */
export const SIZES = [5, 6, 7, 8, 9, 11, 13, 16] as const

/** The least that pays. */
export const LEAST_IN_CLUSTER = SIZES[0]

/** What a cluster pays at ×1, in units, by its size. */
const clusterPays: Readonly<Record<string, readonly number[]>> = {
  A: [30, 45, 60, 90, 140, 240, 600, 2400],
  B: [20, 30, 45, 60, 100, 180, 400, 1400],
  C: [14, 20, 30, 45, 70, 130, 280, 900],
  D: [10, 14, 20, 30, 48, 90, 180, 600],
  E: [7, 10, 14, 20, 32, 60, 120, 360],
  F: [5, 7, 10, 14, 22, 42, 90, 240],
  G: [4, 5, 7, 10, 16, 30, 60, 180],
}

/** At ×1. */
export function clusterUnits(letter: string, size: number): number {
  const place = SIZES.filter((from) => size >= from).length - 1
  return clusterPays[letter]?.[place] ?? 0
}

/** The multiplier rises by one with each tumble that pays, up to this. */
export const MOST_MULTIPLIER = 10

/** So many scatters begin free spins, and so many there are for three, four, and five or more. */
const LEAST_SCATTERS = 3
export const FREE_SPINS = [8, 10, 12] as const
/** Three or more scatters in a free spin add so many. */
export const FREE_SPINS_MORE = 4
export const MOST_FREE_SPINS = 30

/** A round pays no more than so many stakes: there it ends. */
export const MOST_STAKES = 1_000
export const MOST_UNITS = MOST_STAKES * UNITS_OF_STAKE

export function freeSpinsFor(scatters: number, isFree: boolean): number {
  if (scatters < LEAST_SCATTERS) return 0
  return isFree ? FREE_SPINS_MORE : (FREE_SPINS[scatters - LEAST_SCATTERS] ?? FREE_SPINS[2])
}
