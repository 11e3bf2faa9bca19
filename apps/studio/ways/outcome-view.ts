import * as z from 'zod/mini'

const SpinView = z.object({
  stops: z.array(z.number()),
  held: z.array(z.number()),
  wild: z.array(z.number()),
  wayWins: z.array(z.object({ symbol: z.string(), count: z.number(), ways: z.number(), units: z.number() })),
  scatters: z.number(),
  scatterUnits: z.number(),
  units: z.number(),
})
export type SpinView = z.output<typeof SpinView>

/** A round as sent to the page: the paid spin, then the respins. */
export const OutcomeView = z.object({ spins: z.array(SpinView) })
