import type { LegOutcome } from '../markets/market.ts'
import type { Score } from '../season/moment.ts'
import type { SoldParts } from './sold-parts.ts'

/** Final outcome of a ticket, stored with its round. */
export interface Outcome {
  /** `settled`: by the outcomes of its picks. `cashed-out`: the book bought the whole ticket back. */
  how: 'settled' | 'cashed-out'
  /** True when the ticket was settled before, by a wrongly entered result. */
  isCorrected?: boolean
  /** Parts sold before the end; missing when there were none. */
  sold?: SoldParts
  /** In the order of the ticket's picks; null values for a pick that was undecided when the ticket was lost. */
  legs: readonly { became: LegOutcome | null; score: Score | null }[]
}

export const isCorrected = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'isCorrected' in outcome && outcome.isCorrected === true
