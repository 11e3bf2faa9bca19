export interface Page<Row, Place> {
  page: Row[]
  /** Where the next page begins: behind this place; null where there is none. */
  next: Place | null
}

/**
 * A page of a list that is read by key, not by offset: the first `size` of the rows that were found behind a place, of which
 * one more was asked for than a page has.
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
