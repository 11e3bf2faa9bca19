import * as z from 'zod/mini'

const PlayedSpinView = z.object({
  stops: z.array(z.number()),
  lineWins: z.array(z.object({ line: z.number(), symbol: z.string(), count: z.number(), units: z.number() })),
  scatters: z.number(),
  scatterUnits: z.number(),
  /** In stakes of one line, including the multiplier. */
  wonUnits: z.number(),
  freeSpinsAdded: z.number(),
})
export type PlayedSpinView = z.output<typeof PlayedSpinView>

/** A round as sent to the page: the paid spin, then the free ones. */
export const OutcomeView = z.object({ spins: z.array(PlayedSpinView) })
