import { FairnessProof } from '@ante/contract/launch/fairness.ts'
import * as z from 'zod/mini'

import { MAX_MARKS } from './mixed-seed.ts'

/** Path, followed by a round's id, of the data to verify a finished round: public, without names or amounts. */
export const FAIR_PATH = '/studio/api/fair/'

/**
 * `refused`: by the wallet; `unanswered`: the wallet did not answer in time; `interrupted`: the server stopped before
 * the request; `late`: accepted, but too late; `voided`: cancelled. Any debited stake was returned.
 */
export const NotPlayed = z.enum(['refused', 'unanswered', 'interrupted', 'late', 'voided'])
export type NotPlayed = z.output<typeof NotPlayed>

export const FairView = z.object({
  roundId: z.string(),
  /** Engine whose rules derive the round from the numbers. */
  engine: z.string(),
  title: z.object({ name: z.string(), category: z.string(), classes: z.array(z.string()), motif: z.string() }),
  choice: z.unknown(),
  /** Null for a round that did not count: then the seeds show the result that it would have had. */
  outcome: z.unknown(),
  /** Why the round did not count; null when it counted. */
  notCountedReason: z.nullable(NotPlayed),
  proof: FairnessProof,
  /** For a shared round: the inputs of its client seed. */
  mixed: z.nullable(z.object({ base: z.string(), marks: z.array(z.string()).check(z.maxLength(MAX_MARKS)) })),
})
export type FairView = z.output<typeof FairView>
