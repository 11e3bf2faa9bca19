import * as z from 'zod/mini'

const PlayedSpinView = z.object({
  stops: z.array(z.number()),
  lineWins: z.array(z.object({ line: z.number(), symbol: z.string(), count: z.number(), units: z.number() })),
  scatters: z.number(),
  scatterUnits: z.number(),
  /** In stakes of one line, the multiplier counted. */
  wonUnits: z.number(),
  freeSpinsAdded: z.number(),
})
export type PlayedSpinView = z.output<typeof PlayedSpinView>

/** What the page is told of a round: the paid spin, then the free ones. */
export const OutcomeView = z.object({ spins: z.array(PlayedSpinView) })
