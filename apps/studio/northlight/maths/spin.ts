import { lines } from './lines.ts'
import { MIN_OF_A_KIND, linePays, scatterPays } from './paytable.ts'
import type { PayingSymbol } from './paytable.ts'
import { columnAt, strips } from './strips.ts'
import type { Strip } from './strips.ts'
import { SCATTER, WILD } from './symbols.ts'
import type { SymbolName } from './symbols.ts'

interface LineWin {
  line: number
  symbol: PayingSymbol
  /** Number of reels from the left. */
  count: number
  /** In stakes of one line. */
  units: number
}

/** Payout of one stop of the reels, before any multiplier. */
export interface Spin {
  stops: number[]
  lineWins: LineWin[]
  scatters: number
  scatterUnits: number
  units: number
}

export function evaluate(stops: number[], reels: readonly Strip[] = strips): Spin {
  const columns = reels.map((strip, reel) => columnAt(strip, stops[reel] ?? 0))
  const lineWins: LineWin[] = []
  for (const [line, rows] of lines.entries()) {
    const win = lineWin(columns, rows, line)
    if (win) lineWins.push(win)
  }
  const scatters = columns.reduce((seen, column) => seen + column.filter((symbol) => symbol === SCATTER).length, 0)
  const scatterUnits = (payOf(scatterPays, scatters) ?? 0) * lines.length
  const units = lineWins.reduce((sum, win) => sum + win.units, scatterUnits)
  return { stops, lineWins, scatters, scatterUnits, units }
}

function lineWin(columns: SymbolName[][], rows: readonly number[], line: number): LineWin | null {
  const symbolAt = (reel: number) => columns[reel]?.[rows[reel] ?? 0]
  const symbol = symbolAt(0)
  if (symbol === undefined || symbol === WILD || symbol === SCATTER) return null
  let count = 1
  while (symbolAt(count) === symbol || symbolAt(count) === WILD) count += 1
  const units = payOf(linePays[symbol], count)
  return units === undefined ? null : { line, symbol, count, units }
}

function payOf(pays: readonly number[], count: number): number | undefined {
  return pays[count - MIN_OF_A_KIND]
}
