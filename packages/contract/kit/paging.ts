import * as z from 'zod/mini'

/** A number that may arrive as query text. */
export const QueryNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.transform((value) => Number(value)),
)

/** 1-based. */
export const PageNumber = z._default(QueryNumber.check(z.refine((page) => page >= 1 && page <= 10_000)), 1)

/** `pageSize` with the list's own default and limit. */
export const PageSize = (usual: number, limit = 100) =>
  z._default(QueryNumber.check(z.refine((size) => size >= 1 && size <= limit)), usual)
