/** Tiles in a row of a phone; a row of a wider screen has a multiple of them. */
export const COLUMNS = 3

/**
 * Maximum restored position: all pages before it are requested at once. Members hardly ever scroll further.
 */
const MAX_POSITION = 1000

const PARAMETER = 'at'

/**
 * Returns the scroll position of an address: the number of the first visible tile, plus the hidden fraction of its row.
 * It is independent of the screen width, so that a shared address leads to the same games.
 */
export function positionOf(search: URLSearchParams): number {
  const text = search.get(PARAMETER) ?? ''
  return /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.min(Number(text), MAX_POSITION) : 0
}

/** Returns the address with this position; the start is omitted. */
export function withPosition(address: string, position: number): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  if (position > 0) search.set(PARAMETER, String(position))
  else search.delete(PARAMETER)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** Returns the position after a number of rows, possibly fractional, with `columns` tiles each. */
export function positionAfter(rows: number, columns: number): number {
  if (rows <= 0) return 0
  const row = Math.floor(rows)
  // At most 99, because 100 hundredths would be the next tile.
  const hundredths = Math.min(99, Math.round((rows - row) * 100))
  return Math.min(MAX_POSITION, (row * columns * 100 + hundredths) / 100)
}

/** Returns the number of rows before a position. */
export function rowsBefore(position: number, columns: number): number {
  const tile = Math.floor(position)
  return Math.floor(tile / columns) + (position - tile)
}
