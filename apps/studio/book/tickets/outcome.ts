import type { LegOutcome } from '../markets/market.ts'
import type { Score } from '../season/moment.ts'
import type { SoldParts } from './sold-parts.ts'

/** Final outcome of a ticket, stored with its round. */
export interface Outcome {
  /** Cashed out by the book, or settled by its picks. */
  how: 'settled' | 'cashed-out'
  /** The result was first entered wrongly: the ticket was settled before by another one. */
  isCorrected?: boolean
  /** Parts sold before the end; missing when there were none. */
  sold?: SoldParts
  /** In the order of its picks; null for one that no longer mattered. */
  legs: readonly { became: LegOutcome | null; score: Score | null }[]
}

export const isCorrected = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'isCorrected' in outcome && outcome.isCorrected === true
