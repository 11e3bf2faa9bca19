import type { BigRoad } from './big-road.ts'

export type Mark = 'red' | 'blue'

/** How many columns each derived road looks back. */
export const LOOKS_BACK = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedRoad = keyof typeof LOOKS_BACK

/**
 * Red says that the big road goes on as it did before. At the head of a column: whether the two columns before, so far
 * apart as the road looks back, are of one length. Further down: red, unless the column looked at ended just above.
 */
export function derivedRoad({ columns }: Pick<BigRoad, 'columns'>, road: DerivedRoad): Mark[] {
  const back = LOOKS_BACK[road]
  const lengthOf = (column: number) => columns[column]?.length ?? 0
  return columns.flatMap((entries, column) =>
    entries.flatMap((_, row): Mark[] => {
      if (row === 0) {
        if (column - 1 - back < 0) return []
        return [lengthOf(column - 1) === lengthOf(column - 1 - back) ? 'red' : 'blue']
      }
      if (column - back < 0) return []
      return [row === lengthOf(column - back) ? 'blue' : 'red']
    }),
  )
}

/** Runs of one mark, one column each. */
export function runsOf<Value>(marks: readonly Value[]): Value[][] {
  const runs: Value[][] = []
  for (const mark of marks) {
    const run = runs[runs.length - 1]
    if (run && run[0] === mark) run.push(mark)
    else runs.push([mark])
  }
  return runs
}
