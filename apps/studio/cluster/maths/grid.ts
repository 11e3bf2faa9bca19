import { MIN_IN_CLUSTER } from './paytable.ts'
import { SCATTER } from './symbols.ts'

export const COLUMNS = 7
export const ROWS = 7
const CELLS = COLUMNS * ROWS

/** The letters of all cells: column by column from the left, each from the top. */
export type Grid = string

export interface FoundCluster {
  letter: string
  cells: number[]
}

export const columnOf = (cell: number): number => Math.floor(cell / ROWS)
export const rowOf = (cell: number): number => cell % ROWS

/** Horizontally and vertically adjacent cells of each cell. */
const neighbours: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => {
  const [column, row] = [columnOf(cell), rowOf(cell)]
  return [
    ...(row > 0 ? [cell - 1] : []),
    ...(row < ROWS - 1 ? [cell + 1] : []),
    ...(column > 0 ? [cell - ROWS] : []),
    ...(column < COLUMNS - 1 ? [cell + ROWS] : []),
  ]
})

/** Returns all winning clusters, in the order of their first cells. */
export function clustersIn(grid: Grid): FoundCluster[] {
  const seen = new Uint8Array(CELLS)
  const clusters: FoundCluster[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const letter = grid[cell] ?? ''
    if (seen[cell] || letter === SCATTER) continue
    const cells = touching(grid, cell, seen)
    if (cells.length >= MIN_IN_CLUSTER) clusters.push({ letter, cells: cells.sort((a, b) => a - b) })
  }
  return clusters
}

function touching(grid: Grid, first: number, seen: Uint8Array): number[] {
  const cells = [first]
  seen[first] = 1
  for (const cell of cells) {
    for (const next of neighbours[cell] ?? []) {
      if (seen[next] || grid[next] !== grid[first]) continue
      seen[next] = 1
      cells.push(next)
    }
  }
  return cells
}

export const scattersIn = (grid: Grid): number => grid.split(SCATTER).length - 1

/** Returns the remaining gems of each column, from the top, after removal of these cells. */
export function columnsLeft(grid: Grid, removed: ReadonlySet<number>): string[] {
  return Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: ROWS }, (_unused, row) => {
      const cell = column * ROWS + row
      return removed.has(cell) ? '' : (grid[cell] ?? '')
    }).join(''),
  )
}

/** Lets gems fall into the removed cells and adds the new ones on top of each column. */
export function tumbled(grid: Grid, removed: ReadonlySet<number>, drops: readonly string[]): Grid {
  return columnsLeft(grid, removed)
    .map((column, index) => (drops[index] ?? '') + column)
    .join('')
}
