/** The machine's symbols by role, best first; their appearance depends on the title. */
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

/** Substitutes for every symbol except the scatter, and expands over its whole reel; only on the middle reels. */
export const WILD = 'wild' satisfies SymbolName

/** Pays anywhere on the screen. */
export const SCATTER = 'scatter' satisfies SymbolName

export type PayingSymbol = Exclude<SymbolName, typeof WILD | typeof SCATTER>

export const payingSymbols = symbolNames.filter((name): name is PayingSymbol => name !== WILD && name !== SCATTER)
