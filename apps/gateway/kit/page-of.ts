export interface Page<Row, Cursor> {
  page: Row[]
  /** Cursor of the next page; null if there is none. */
  next: Cursor | null
}

/**
 * Returns a page with keyset pagination: the first `size` rows found after a cursor; one more row than that was
 * requested.
 */
export function pageOf<Row, Cursor>(
  found: readonly Row[],
  size: number,
  cursorOf: (last: Row) => Cursor,
): Page<Row, Cursor> {
  const page = found.slice(0, size)
  const last = page.at(-1)
  return { page, next: last !== undefined && found.length > size ? cursorOf(last) : null }
}
