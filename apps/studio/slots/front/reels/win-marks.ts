export interface Cell {
  reel: number
  row: number
}

/** One displayed part of a win: its cells, and the line through them if any. */
export interface WinMark {
  cells: Cell[]
  line: readonly number[] | null
  colour: string
}

/** Colour of scatters, and of ways through all reels of one symbol. */
export const SCATTER_COLOUR = '#ffcf4a'

/** Returns one of `count` evenly spaced hues for lines or symbols; all are visible on the dark reels. */
export function wheelColour(index: number, count: number): string {
  const hue = Math.round((index * 360) / count + 150) % 360
  return `hsl(${hue} 95% 66%)`
}

/** All marks combined, for the display of the whole win. */
export function allCells(marks: WinMark[]): Cell[] {
  const cells = new Map(marks.flatMap((mark) => mark.cells).map((cell) => [`${cell.reel}/${cell.row}`, cell]))
  return [...cells.values()]
}

/** Returns the cells of these reels with a matching symbol. */
export function cellsWith<Name extends string>(
  columns: readonly (readonly Name[])[],
  isAnticipated: (name: Name, reel: number) => boolean,
): Cell[] {
  return columns.flatMap((column, reel) =>
    column.flatMap((name, row) => (isAnticipated(name, reel) ? [{ reel, row }] : [])),
  )
}
