import { FairnessProof } from '@ante/contract/launch/fairness.ts'
import * as z from 'zod/mini'

/** With a round's id behind it: what anybody may know of a round that is over, to check it. Nobody's name or money. */
export const FAIR_PATH = '/studio/api/fair/'

export const FairView = z.object({
  roundId: z.string(),
  /** Whose rules make the round of the numbers. */
  engine: z.string(),
  title: z.object({ name: z.string(), category: z.string(), classes: z.array(z.string()), motif: z.string() }),
  choice: z.unknown(),
  outcome: z.unknown(),
  proof: FairnessProof,
})
export type FairView = z.output<typeof FairView>
