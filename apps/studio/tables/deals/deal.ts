import type { RoundFairness } from '../../kit/fairness/round-fairness.ts'
import type { Totals } from '../table-contract.ts'

/** Identifies a table: a title of a vendor. */
export interface TableOf {
  vendor: string
  gameId: string
}

export interface Deal extends TableOf {
  id: string
  number: number
  set: number
  place: number
  seedHash: string
  /** Published with the deal's fairness once it is decided. */
  sealedSeed: string
  /** Marks of its first stakes; null for a deal from before marks existed. */
  marks: string[] | null
  opensAt: Date
  closesAt: Date
  /** Null until it is decided, and so are the following fields. */
  drawn: unknown
  fairness: RoundFairness | null
  totals: Totals | null
  decidedAt: Date | null
}

/** Subject of a deal's rounds. */
export const subjectOf = (dealId: string): string => `deal ${dealId}`

export const tableName = ({ vendor, gameId }: TableOf): string => `${vendor} ${gameId}`
