export interface Cell {
  reel: number
  row: number
}

/** One thing that is shown of a win: the cells that made it, and the line through them if it is one. */
export interface WinMark {
  cells: Cell[]
  line: readonly number[] | null
  colour: string
}

/** Of scatters, and of ways through all of one symbol. */
export const SCATTER_COLOUR = '#ffcf4a'

/** As many colours round the wheel as there are lines or symbols; all stand out on the dark of the reels. */
export function wheelColour(place: number, places: number): string {
  const hue = Math.round((place * 360) / places + 150) % 360
  return `hsl(${hue} 95% 66%)`
}

/** All marks as one, for the moment in which the whole win is shown. */
export function allCells(marks: WinMark[]): Cell[] {
  const cells = new Map(marks.flatMap((mark) => mark.cells).map((cell) => [`${cell.reel}/${cell.row}`, cell]))
  return [...cells.values()]
}

/** Where these reels show a symbol that is looked for. */
export function cellsWith<Name extends string>(
  columns: readonly (readonly Name[])[],
  isLookedFor: (name: Name, reel: number) => boolean,
): Cell[] {
  return columns.flatMap((column, reel) =>
    column.flatMap((name, row) => (isLookedFor(name, reel) ? [{ reel, row }] : [])),
  )
}
