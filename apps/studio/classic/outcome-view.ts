import * as z from 'zod/mini'

/** A round as sent to the page. */
export const OutcomeView = z.object({
  stops: z.array(z.number()),
  lineWins: z.array(z.object({ line: z.number(), combination: z.string(), units: z.number() })),
  units: z.number(),
  jackpot: z.boolean(),
})
export type OutcomeView = z.output<typeof OutcomeView>
