import * as z from 'zod/mini'

/** The largest number that a 4 byte column of the database holds: ids and counts end there. */
const LARGEST = 2_147_483_647

/** A whole number within a range. It may also be written as decimal digits, as every query parameter is. */
export function wholeNumber(least: number, most: number) {
  const inRange = z.int().check(z.gte(least), z.lte(most))
  const digits = z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.transform((text: string) => Number(text)),
  )
  return z.pipe(z.union([inRange, digits]), inRange)
}

/** An id or a count that may arrive as query text. */
export const QueryNumber = wholeNumber(0, LARGEST)

/** 1-based. */
export const PageNumber = z._default(wholeNumber(1, 10_000), 1)

/** `pageSize` with the list's own default and limit. */
export const PageSize = (usual: number, limit = 100) => z._default(wholeNumber(1, limit), usual)

/** Where a list that is read by key goes on: behind the row of this number. */
export const RowNumber = z.string().check(z.regex(/^\d{1,18}$/))
