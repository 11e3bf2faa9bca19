import { cellsWith, SCATTER_COLOUR, wheelColour } from '../../../slots/front/reels/win-marks.ts'
import type { WinMark } from '../../../slots/front/reels/win-marks.ts'
import { payingSymbols, SCATTER, WILD } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { SpinView } from '../../outcome-view.ts'

/** Returns one mark per winning symbol: its ways cross each other, so they are not shown as lines. */
export function winMarks(spin: SpinView, columns: readonly (readonly SymbolName[])[]): WinMark[] {
  const marks = spin.wayWins.map(({ symbol, count }): WinMark => {
    const cells = cellsWith(columns, (name, reel) => reel < count && (name === symbol || name === WILD))
    const symbolIndex = payingSymbols.findIndex((name) => name === symbol)
    return { cells, line: null, colour: wheelColour(symbolIndex, payingSymbols.length) }
  })
  if (spin.scatterUnits === 0) return marks
  return [{ cells: cellsWith(columns, (name) => name === SCATTER), line: null, colour: SCATTER_COLOUR }, ...marks]
}
