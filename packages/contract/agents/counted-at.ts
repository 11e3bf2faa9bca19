import * as z from 'zod/mini'

/** Time up to which team sums include all changes: usually one or two seconds ago, longer only under high load. */
export const countedAt = z.iso.datetime()
