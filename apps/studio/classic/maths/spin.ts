import { ANY_BARS_PAY, lines, threePays, TWO_CHERRIES_PAY } from './paytable.ts'
import { columnsAt } from './strips.ts'
import { BARS } from './symbols.ts'
import type { SymbolName } from './symbols.ts'

/** Winning combination of a line: three of one symbol, bars of mixed kinds, or two cherries from the left. */
export type Combination = SymbolName | 'any-bars' | 'two-cherries'

interface LineWin {
  line: number
  combination: Combination
  /** In stakes of one line. */
  units: number
}

export interface Spin {
  stops: number[]
  lineWins: LineWin[]
  units: number
}

export function evaluate(stops: number[]): Spin {
  const columns = columnsAt(stops)
  const lineWins = lines.flatMap((rows, line) => {
    const shownSymbols = rows.flatMap((row, reel) => columns[reel]?.[row] ?? [])
    const won = wonBy(shownSymbols)
    return won ? [{ line, ...won }] : []
  })
  return { stops, lineWins, units: lineWins.reduce((sum, { units }) => sum + units, 0) }
}

/** Returns the best payout of a line's three symbols. */
function wonBy(shownSymbols: SymbolName[]): { combination: Combination; units: number } | null {
  const [first, second] = shownSymbols
  if (first && shownSymbols.every((symbol) => symbol === first)) return { combination: first, units: threePays[first] }
  if (shownSymbols.every((symbol) => BARS.has(symbol))) return { combination: 'any-bars', units: ANY_BARS_PAY }
  const cherries = first === 'cherry' && second === 'cherry'
  return cherries ? { combination: 'two-cherries', units: TWO_CHERRIES_PAY } : null
}
