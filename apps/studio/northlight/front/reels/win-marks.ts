import { cellsWith, SCATTER_COLOUR, wheelColour } from '../../../slots/front/reels/win-marks.ts'
import type { WinMark } from '../../../slots/front/reels/win-marks.ts'
import { lines } from '../../maths/lines.ts'
import { SCATTER } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { PlayedSpinView } from '../../outcome-view.ts'

export function winMarks(spin: PlayedSpinView, columns: SymbolName[][]): WinMark[] {
  const marks = spin.lineWins.map(({ line, count }): WinMark => {
    const rows = lines[line] ?? []
    const cells = rows.slice(0, count).map((row, reel) => ({ reel, row }))
    return { cells, line: rows, colour: wheelColour(line, lines.length) }
  })
  if (spin.scatterUnits === 0) return marks
  const scatters = cellsWith(columns, (name) => name === SCATTER)
  return [{ cells: scatters, line: null, colour: SCATTER_COLOUR }, ...marks]
}
