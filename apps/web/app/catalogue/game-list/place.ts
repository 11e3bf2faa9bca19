/** Tiles in a row. */
export const COLUMNS = 3

/** Further than anybody scrolls; more is not brought back at once. */
const PLACE_LIMIT = 1000

const PARAMETER = 'at'

/**
 * How far one has come in the list: the number of the tile at the head of the screen, and as its fraction how much of that
 * row is above it. It is the same on phones of any width, so that a shared address leads to the same games.
 */
export function placeOf(search: URLSearchParams): number {
  const text = search.get(PARAMETER) ?? ''
  return /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.min(Number(text), PLACE_LIMIT) : 0
}

/** The address with this place in it; the beginning needs no word. */
export function withPlace(address: string, place: number): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  if (place > 0) search.set(PARAMETER, String(place))
  else search.delete(PARAMETER)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** The place after so many rows. */
export function placeAfter(rows: number): number {
  if (rows <= 0) return 0
  const row = Math.floor(rows)
  // A whole row more would be a tile more.
  const hundredths = Math.min(99, Math.round((rows - row) * 100))
  return Math.min(PLACE_LIMIT, (row * COLUMNS * 100 + hundredths) / 100)
}

/** How many rows stand before a place. */
export function rowsBefore(place: number): number {
  const tile = Math.floor(place)
  return Math.floor(tile / COLUMNS) + (place - tile)
}
