import { MIN_OF_A_KIND, scatterPays, wayPays } from './paytable.ts'
import { columnShown, strips } from './strips.ts'
import { payingSymbols, SCATTER, WILD } from './symbols.ts'
import type { PayingSymbol, SymbolName } from './symbols.ts'

interface WayWin {
  symbol: PayingSymbol
  /** Number of reels from the left. */
  count: number
  ways: number
  /** Total payout of all ways. */
  units: number
}

/** One spin or respin with its win. */
export interface Spin {
  /** Stop of each reel; a held reel keeps the stop of the spin in which it became wild. */
  stops: number[]
  /** Reels that were held in this spin; all are wild. */
  held: number[]
  /** Reels that are wild after this spin. */
  wild: number[]
  wayWins: WayWin[]
  scatters: number
  scatterUnits: number
  units: number
}

export function evaluate(stops: number[], held: number[]): Spin {
  const columns = strips.map((_, reel) => columnShown(reel, stops[reel] ?? 0, held.includes(reel)))
  const wild = columns.flatMap((column, reel) => (column.includes(WILD) ? [reel] : []))
  // A symbol that is not on the left reel cannot pay.
  const wayWins = payingSymbols.flatMap((symbol) =>
    columns[0]?.includes(symbol) ? (winOf(columns, symbol) ?? []) : [],
  )
  const scatters = columns.reduce((seen, column) => seen + column.filter((symbol) => symbol === SCATTER).length, 0)
  const scatterUnits = scatterPays[scatters - MIN_OF_A_KIND] ?? 0
  const units = wayWins.reduce((sum, win) => sum + win.units, scatterUnits)
  return { stops, held, wild, wayWins, scatters, scatterUnits, units }
}

/**
 * Returns the win of a symbol: the number of reels from the left that show it or a wild, and its ways. Null if too few
 * reels do.
 */
function winOf(columns: (readonly SymbolName[])[], symbol: PayingSymbol): WayWin | null {
  let [count, ways] = [0, 1]
  for (const column of columns) {
    const matchCount = column.filter((name) => name === symbol || name === WILD).length
    if (matchCount === 0) break
    count += 1
    ways *= matchCount
  }
  const pay = wayPays[symbol][count - MIN_OF_A_KIND]
  return pay === undefined ? null : { symbol, count, ways, units: pay * ways }
}
