export interface PlacedBead<Value> {
  column: number
  row: number
  value: Value
}

/**
 * Places streaks on a grid with this many rows. A streak that reaches the edge or an occupied cell turns and continues
 * along its row; the next streak begins next to its head.
 */
export function placeColumns<Value>(columns: readonly (readonly Value[])[], rows: number): PlacedBead<Value>[] {
  const taken = new Set<string>()
  const isFree = (column: number, row: number) => row < rows && !taken.has(`${column} ${row}`)
  const placed: PlacedBead<Value>[] = []
  let head = 0
  for (const values of columns) {
    while (!isFree(head, 0)) head += 1
    let [column, row] = [head, 0]
    let hasTurned = false
    values.forEach((value, index) => {
      if (index > 0) {
        if (!hasTurned && isFree(column, row + 1)) row += 1
        else {
          hasTurned = true
          column += 1
        }
      }
      taken.add(`${column} ${row}`)
      placed.push({ column, row, value })
    })
    head += 1
  }
  return placed
}
