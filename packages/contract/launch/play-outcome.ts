import * as z from 'zod/mini'

/** Outcome of a round. `drawn`: the payout equals the stake. `voided`: the vendor rolled the round back. */
export const PlayOutcome = z.enum(['open', 'won', 'lost', 'drawn', 'voided'])
export type PlayOutcome = z.output<typeof PlayOutcome>
