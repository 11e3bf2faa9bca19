/** A gem by its letter, best first; how it is drawn, and which name it has, goes by its place. */
export const GEMS = 'ABCDEFG'

/** Pays nothing itself; enough of them begin free spins. */
export const SCATTER = 'S'

/** How often each comes, of all that fall into the grid: the better, the rarer. */
export const SHARES: Readonly<Record<string, number>> = { A: 95, B: 105, C: 120, D: 140, E: 160, F: 180, G: 193, S: 7 }
