import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'

/** A value of an address: a damaged one counts as missing. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => otherwise(z.optional(schema), undefined)

/** Cursors of the pages before and of this one, joined by dots: the URL knows the way back. */
export const PageTrail = maybe(z.string().check(z.regex(/^\d{1,18}(\.\d{1,18}){0,99}$/)))

/** Returns parameters of a saved view for a route, whose own schema ignores what it does not know. */
export const savedSearch = <Search>(search: Readonly<Record<string, string | undefined>>): Search =>
  // The route validates every address that it opens.
  search as Search

/** Returns the cursor of the page, for the call. */
export const cursorOf = (trail: string | undefined): string | undefined => trail?.split('.').at(-1)

export const nextTrail = (trail: string | undefined, next: string): string => (trail ? `${trail}.${next}` : next)

/** Returns the trail of the page before; undefined is the first page. */
export const formerTrail = (trail: string): string | undefined => trail.split('.').slice(0, -1).join('.') || undefined

export const pageNumberOf = (trail: string | undefined): number => (trail ? trail.split('.').length + 1 : 1)
