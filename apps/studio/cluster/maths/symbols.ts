/** Gems by letter, best first; their index selects drawing and name. */
export const GEMS = 'ABCDEFG'

/** The scatter pays nothing itself; three or more award free spins. */
export const SCATTER = 'S'

/** Relative frequency of each new symbol: the better, the rarer. */
export const SHARES: Readonly<Record<string, number>> = { A: 95, B: 105, C: 120, D: 140, E: 160, F: 180, G: 193, S: 7 }
