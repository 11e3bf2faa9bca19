import { lines, REELS, ROWS } from '../../maths/lines.ts'
import { SCATTER } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { PlayedSpinView } from '../../outcome-view.ts'

export interface Cell {
  reel: number
  row: number
}

/** One thing that is shown of a win: the cells that made it, and the line through them if it is one. */
export interface WinMark {
  cells: Cell[]
  line: readonly number[] | null
  colour: string
  /** In stakes of one line, before the multiplier. */
  units: number
}

/** Twenty colours round the wheel that all stand out on the night sky. */
export function lineColour(line: number): string {
  const hue = Math.round((line * 360) / lines.length + 150) % 360
  return `hsl(${hue} 95% 66%)`
}

const SCATTER_COLOUR = '#ffcf4a'

export function winMarks(spin: PlayedSpinView, columns: SymbolName[][]): WinMark[] {
  const marks = spin.lineWins.map(({ line, count, units }): WinMark => {
    const rows = lines[line] ?? []
    const cells = rows.slice(0, count).map((row, reel) => ({ reel, row }))
    return { cells, line: rows, colour: lineColour(line), units }
  })
  if (spin.scatterUnits === 0) return marks
  return [{ cells: scatterCells(columns), line: null, colour: SCATTER_COLOUR, units: spin.scatterUnits }, ...marks]
}

/** All marks as one, for the moment in which the whole win is shown. */
export function allCells(marks: WinMark[]): Cell[] {
  const cells = new Map(marks.flatMap((mark) => mark.cells).map((cell) => [`${cell.reel}/${cell.row}`, cell]))
  return [...cells.values()]
}

function scatterCells(columns: SymbolName[][]): Cell[] {
  const cells: Cell[] = []
  for (let reel = 0; reel < REELS; reel++) {
    for (let row = 0; row < ROWS; row++) {
      if (columns[reel]?.[row] === SCATTER) cells.push({ reel, row })
    }
  }
  return cells
}
