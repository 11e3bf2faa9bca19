import type { RoundFairness } from '../../studio/fairness/round-fairness.ts'
import type { Totals } from '../table-contract.ts'

/** Which table: a title of a vendor. */
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
  /** Told with the deal's fairness once it is decided. */
  sealedSeed: string
  /** Of its first stakes; null of a deal from before they had a part in it. */
  marks: string[] | null
  opensAt: Date
  closesAt: Date
  /** Null until it is decided, with all that follows. */
  drawn: unknown
  fairness: RoundFairness | null
  totals: Totals | null
  decidedAt: Date | null
}

/** What the rounds of a deal call it. */
export const subjectOf = (dealId: string): string => `deal ${dealId}`

export const tableName = ({ vendor, gameId }: TableOf): string => `${vendor} ${gameId}`
