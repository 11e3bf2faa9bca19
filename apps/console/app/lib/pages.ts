import * as z from 'zod/mini'

/** Cursors of the pages before and of this one, joined by dots: the URL knows the way back. */
export const PageTrail = z.catch(z.optional(z.string().check(z.regex(/^\d{1,18}(\.\d{1,18}){0,99}$/))), undefined)

/** Returns the cursor of the page, for the call. */
export const cursorOf = (trail: string | undefined): string | undefined => trail?.split('.').at(-1)

export const nextTrail = (trail: string | undefined, next: string): string => (trail ? `${trail}.${next}` : next)

/** Returns the trail of the page before; undefined is the first page. */
export const formerTrail = (trail: string): string | undefined => trail.split('.').slice(0, -1).join('.') || undefined

export const pageNumberOf = (trail: string | undefined): number => (trail ? trail.split('.').length + 1 : 1)
