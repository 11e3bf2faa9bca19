/** Width of the edge zone of a cell, as a share of the cell: a tap in it means the edge. */
const EDGE = 0.24
const ROWS = 3
const LAST = 36

interface Touch {
  /** From 0 at the left to 1. */
  x: number
  /** From 0 at the top to 1. */
  y: number
}

type Side = -1 | 0 | 1

const sideOf = (position: number): Side => {
  if (position < EDGE) return -1
  return position > 1 - EDGE ? 1 : 0
}

const idOf = (...numbers: number[]): string => [...numbers].sort((a, b) => a - b).join('-')

/**
 * Returns the bet meant by a tap on a number's cell: the number itself in the middle, combinations with its neighbours
 * at the edges. The felt has the zero at the left; one, four, seven are the lowest row.
 */
export function spotAt(number: number, { x, y }: Touch): string {
  const row = (number - 1) % ROWS
  const across = number + 3 * sideOf(x) > LAST ? 0 : sideOf(x)
  const up = sideOf(y) === -1 && row < ROWS - 1
  const isLow = sideOf(y) === 1
  if (isLow && row === 0) return lowEdge(number, across)
  const beside = up ? number + 1 : number - 1
  const isBetween = up || isLow
  if (across === 0) return isBetween ? idOf(number, beside) : String(number)
  const next = number + 3 * across
  if (next < 1) return isBetween ? idOf(0, number, beside) : idOf(0, number)
  return isBetween ? idOf(number, beside, next, next + (beside - number)) : idOf(number, next)
}

/** Streets and pairs of streets are at the felt's lower edge. */
function lowEdge(number: number, across: Side): string {
  const street = [number, number + 1, number + 2]
  const next = number + 3 * across
  if (across === 0) return idOf(...street)
  return next < 1 ? idOf(0, ...street) : idOf(...street, next, next + 1, next + 2)
}

/** Position of an inner bet's chips, in cells from the left and the top of the numbers. */
export function spotPosition(spot: string): { x: number; y: number } {
  const numbers = spot.split('-').map(Number)
  const inner = numbers.filter((number) => number > 0)
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const isStreets = inner.length % ROWS === 0 && inner.length > 0
  const y = isStreets ? ROWS : middle(inner.map((number) => ROWS - 1 - ((number - 1) % ROWS) + 0.5))
  if (inner.length === 0) return { x: -0.5, y: ROWS / 2 }
  if (numbers.length > inner.length) return { x: 0, y }
  return { x: middle(inner.map((number) => Math.floor((number - 1) / ROWS) + 0.5)), y }
}
