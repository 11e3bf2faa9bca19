import * as z from 'zod/mini'

/** Drawn: the payout equals the stake. Voided: its vendor rolled it back. */
export const PlayOutcome = z.enum(['open', 'won', 'lost', 'drawn', 'voided'])
export type PlayOutcome = z.output<typeof PlayOutcome>
