import * as z from 'zod/mini'

/** Maximum of a 4-byte column of the database, the limit of ids and counts. */
const MAX_INT4 = 2_147_483_647

/** Returns the schema of an integer in a range. It accepts decimal digits too, because query parameters are text. */
export function wholeNumber(min: number, max: number) {
  const inRange = z.int().check(z.gte(min), z.lte(max))
  const digits = z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.transform((text: string) => Number(text)),
  )
  return z.pipe(z.union([inRange, digits]), inRange)
}

/** An id or a count, also as query text. */
export const QueryNumber = wholeNumber(0, MAX_INT4)

/** Number of a page, from 1. */
export const PageNumber = z._default(wholeNumber(1, 10_000), 1)

/** `pageSize` with the list's own default and limit. */
export const PageSize = (defaultSize: number, limit = 100) => z._default(wholeNumber(1, limit), defaultSize)

/** Cursor of a keyset-paginated list: the page starts after the row with this number. */
export const RowNumber = z.string().check(z.regex(/^\d{1,18}$/))
