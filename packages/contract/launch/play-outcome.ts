import * as z from 'zod/mini'

/** Drawn: the round gave back what it took. Voided: its vendor took it back. */
export const PlayOutcome = z.enum(['open', 'won', 'lost', 'drawn', 'voided'])
export type PlayOutcome = z.output<typeof PlayOutcome>
