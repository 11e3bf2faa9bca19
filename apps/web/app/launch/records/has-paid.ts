import type { PlayRecord } from '@ante/contract/launch/play-records.ts'

/** Whether a round tells what it pays: one that is open may have paid a part of it by now. */
export const hasPaid = ({ outcome, payout }: Pick<PlayRecord, 'outcome' | 'payout'>): boolean =>
  outcome !== 'open' || Number(payout) > 0
