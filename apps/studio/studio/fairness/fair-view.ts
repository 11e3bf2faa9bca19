import { FairnessProof } from '@ante/contract/launch/fairness.ts'
import * as z from 'zod/mini'

import { MARKS_AT_MOST } from './mixed-seed.ts'

/** With a round's id behind it: what anybody may know of a round that is over, to check it. Nobody's name or money. */
export const FAIR_PATH = '/studio/api/fair/'

/**
 * `refused`: by the wallet; `unanswered`: the wallet said nothing in time; `interrupted`: the server stopped before it asked;
 * `late`: taken, but too late; `voided`: called off. Whatever was taken went back.
 */
export const NotPlayed = z.enum(['refused', 'unanswered', 'interrupted', 'late', 'voided'])
export type NotPlayed = z.output<typeof NotPlayed>

export const FairView = z.object({
  roundId: z.string(),
  /** Whose rules make the round of the numbers. */
  engine: z.string(),
  title: z.object({ name: z.string(), category: z.string(), classes: z.array(z.string()), motif: z.string() }),
  choice: z.unknown(),
  /** Null of a round that did not count: then the seeds say what would have come. */
  outcome: z.unknown(),
  /** Why it did not count; null where it did. */
  notCountedReason: z.nullable(NotPlayed),
  proof: FairnessProof,
  /** Of a round that many share: what its client seed is made of. */
  mixed: z.nullable(z.object({ base: z.string(), marks: z.array(z.string()).check(z.maxLength(MARKS_AT_MOST)) })),
})
export type FairView = z.output<typeof FairView>
