import * as z from 'zod/mini'

const TumbleView = z.object({
  multiplier: z.number(),
  clusters: z.array(z.object({ letter: z.string(), cells: z.array(z.number()), units: z.number() })),
  drops: z.array(z.string()),
})
export type TumbleView = z.output<typeof TumbleView>

const SpinView = z.object({
  grid: z.string(),
  tumbles: z.array(TumbleView),
  units: z.number(),
  scatters: z.number(),
  freeSpins: z.number(),
})
export type SpinView = z.output<typeof SpinView>

/** A round as sent to the page: the paid spin, then the free ones. */
export const OutcomeView = z.object({ spins: z.array(SpinView), units: z.number() })
export type OutcomeView = z.output<typeof OutcomeView>
