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
  positionInSet: number
  seedHash: string
  /** Published with the deal's fairness once it is decided. */
  sealedSeed: string
  /** Seed contributions of the first stakes; null for a deal stored before this field existed. */
  marks: string[] | null
  opensAt: Date
  closesAt: Date
  /** This field and the following ones are null until the deal is decided. */
  drawn: unknown
  fairness: RoundFairness | null
  totals: Totals | null
  decidedAt: Date | null
}

/** Returns the subject of the rounds of a deal. */
export const subjectOf = (dealId: string): string => `deal ${dealId}`

export const tableName = ({ vendor, gameId }: TableOf): string => `${vendor} ${gameId}`
