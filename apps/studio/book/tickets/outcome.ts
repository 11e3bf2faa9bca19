import type { LegOutcome } from '../markets/market.ts'
import type { Score } from '../season/moment.ts'
import type { Sold } from './sold.ts'

/** What became of a ticket, as it is kept with its round. */
export interface Outcome {
  /** The book bought it back, or its picks were decided. */
  how: 'settled' | 'cashed-out'
  /** Its result was entered wrongly at first: it was settled before, by another. */
  isCorrected?: boolean
  /** What was sold of it before; without it nothing was. */
  sold?: Sold
  /** In the order of its picks; null for one that made no difference any more. */
  legs: readonly { became: LegOutcome | null; score: Score | null }[]
}

export const isCorrected = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'isCorrected' in outcome && outcome.isCorrected === true
