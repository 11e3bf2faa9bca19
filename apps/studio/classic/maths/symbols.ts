/** The machine's symbols, best first; bars are triple, double and single. */
export const symbolByLetter = {
  S: 'seven',
  T: 'three-bars',
  D: 'two-bars',
  O: 'one-bar',
  B: 'bell',
  C: 'cherry',
  L: 'lemon',
  P: 'plum',
} as const

export type SymbolName = (typeof symbolByLetter)[keyof typeof symbolByLetter]

export const symbolNames: readonly SymbolName[] = Object.values(symbolByLetter)

/** Three of these in any mix pay. */
export const BARS: ReadonlySet<SymbolName> = new Set<SymbolName>(['three-bars', 'two-bars', 'one-bar'])
