import * as z from 'zod/mini'

/** A sport with texts on the site. */
export const Sport = z.enum(['football', 'basketball', 'esports'])
export type Sport = z.output<typeof Sport>
