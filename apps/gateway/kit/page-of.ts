export interface Page<Row, Cursor> {
  page: Row[]
  /** Cursor of the next page; null if there is none. */
  next: Cursor | null
}

/**
 * Returns one page of keyset pagination: the first `size` of the found rows. The caller's query has a limit of `size +
 * 1`, so that an extra row shows whether there is a next page.
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
