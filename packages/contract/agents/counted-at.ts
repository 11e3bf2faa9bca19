import * as z from 'zod/mini'

/** Time up to which the sums of teams were counted: usually one or two seconds ago, more only under high load. */
export const countedAt = z.iso.datetime()
