/** The machine's symbols, best first. */
export const symbolByLetter = {
  7: 'seven',
  3: 'three-bars',
  2: 'two-bars',
  1: 'one-bar',
  B: 'bell',
  C: 'cherry',
  L: 'lemon',
  P: 'plum',
} as const

export type SymbolName = (typeof symbolByLetter)[keyof typeof symbolByLetter]

export const symbolNames: readonly SymbolName[] = Object.values(symbolByLetter)

/** Three of these pay whatever their number of bars. */
export const BARS: ReadonlySet<SymbolName> = new Set<SymbolName>(['three-bars', 'two-bars', 'one-bar'])
