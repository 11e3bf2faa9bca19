/** The game's symbols, best first; identified on the strips by letter. */
export const symbolByLetter = {
  W: 'aurora',
  S: 'lantern',
  R: 'reindeer',
  F: 'fox',
  O: 'owl',
  H: 'hare',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
} as const

export type SymbolName = (typeof symbolByLetter)[keyof typeof symbolByLetter]

export const symbolNames: readonly SymbolName[] = Object.values(symbolByLetter)

/** Substitutes for every symbol except the scatter; it is on the middle reels only, so it never begins a line. */
export const WILD = 'aurora' satisfies SymbolName

/** Counts anywhere on the screen; three or more award free spins. */
export const SCATTER = 'lantern' satisfies SymbolName
