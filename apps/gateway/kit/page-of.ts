export interface Page<Row, Place> {
  page: Row[]
  /** Cursor of the next page; null if there is none. */
  next: Place | null
}

/**
 * Returns a page with keyset pagination: the first `size` rows found after a cursor; one more row than that was
 * requested.
 */
export function pageOf<Row, Place>(
  found: readonly Row[],
  size: number,
  placeOf: (last: Row) => Place,
): Page<Row, Place> {
  const page = found.slice(0, size)
  const last = page.at(-1)
  return { page, next: last !== undefined && found.length > size ? placeOf(last) : null }
}
