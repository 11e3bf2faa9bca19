import * as z from 'zod/mini'

/** The moment up to which the sums of teams were counted: a second or two ago, more only while very much happens. */
export const countedAt = z.iso.datetime()
