/** The machine's symbols, best first, by the part they play; what they look like is the title's business. */
export const symbolByLetter = {
  W: 'wild',
  S: 'scatter',
  A: 'first',
  B: 'second',
  C: 'third',
  D: 'fourth',
  E: 'fifth',
  F: 'sixth',
  G: 'seventh',
  H: 'eighth',
  I: 'ninth',
} as const

export type SymbolName = (typeof symbolByLetter)[keyof typeof symbolByLetter]

export const symbolNames: readonly SymbolName[] = Object.values(symbolByLetter)

/** Stands for every symbol but the scatter, and grows over its whole reel; on the middle reels alone. */
export const WILD = 'wild' satisfies SymbolName

/** Pays wherever it is seen. */
export const SCATTER = 'scatter' satisfies SymbolName

export type PayingSymbol = Exclude<SymbolName, typeof WILD | typeof SCATTER>

export const payingSymbols = symbolNames.filter((name): name is PayingSymbol => name !== WILD && name !== SCATTER)
