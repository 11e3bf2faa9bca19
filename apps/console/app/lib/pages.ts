import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'

/** Schema of an optional parameter of an address: an invalid value counts as missing. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => otherwise(z.optional(schema), undefined)

/** Cursors of the previous pages and of this one, joined by dots, so that the URL contains the way back. */
export const PageTrail = maybe(z.string().check(z.regex(/^\d{1,18}(\.\d{1,18}){0,99}$/)))

/** Casts the parameters of a saved view to those of a route, whose schema drops unknown ones. */
export const savedSearch = <Search>(search: Readonly<Record<string, string | undefined>>): Search =>
  // The route validates every address that it opens.
  search as Search

/** Returns the cursor of the page, for the call. */
export const cursorOf = (trail: string | undefined): string | undefined => trail?.split('.').at(-1)

export const nextTrail = (trail: string | undefined, next: string): string => (trail ? `${trail}.${next}` : next)

/** Returns the trail of the previous page; undefined for the first page. */
export const previousTrail = (trail: string): string | undefined => trail.split('.').slice(0, -1).join('.') || undefined

export const pageNumberOf = (trail: string | undefined): number => (trail ? trail.split('.').length + 1 : 1)
