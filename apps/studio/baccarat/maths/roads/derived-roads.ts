import type { BigRoad } from './big-road.ts'

export type Mark = 'red' | 'blue'

/** Number of columns that each derived road compares backwards. */
export const COLUMNS_BACK = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedRoad = keyof typeof COLUMNS_BACK

/**
 * Red marks a regular pattern of the big road. At the head of a column: red when the two preceding columns at the
 * road's distance have the same length. Further down: red, unless the compared column ended directly above.
 */
export function derivedRoad({ columns }: Pick<BigRoad, 'columns'>, road: DerivedRoad): Mark[] {
  const columnsBack = COLUMNS_BACK[road]
  const lengthOf = (column: number) => columns[column]?.length ?? 0
  return columns.flatMap((entries, column) =>
    entries.flatMap((_, row): Mark[] => {
      if (row === 0) {
        if (column - 1 - columnsBack < 0) return []
        return [lengthOf(column - 1) === lengthOf(column - 1 - columnsBack) ? 'red' : 'blue']
      }
      if (column - columnsBack < 0) return []
      return [row === lengthOf(column - columnsBack) ? 'blue' : 'red']
    }),
  )
}

/** Streaks of one mark, one column each. */
export function runsOf<Value>(marks: readonly Value[]): Value[][] {
  const runs: Value[][] = []
  for (const mark of marks) {
    const run = runs[runs.length - 1]
    if (run && run[0] === mark) run.push(mark)
    else runs.push([mark])
  }
  return runs
}
