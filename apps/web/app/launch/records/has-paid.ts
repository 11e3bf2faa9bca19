import type { PlayRecord } from '@ante/contract/launch/play-records.ts'

/** Whether a round has a payout to show: an open one may have paid a part. */
export const hasPaid = ({ outcome, payout }: Pick<PlayRecord, 'outcome' | 'payout'>): boolean =>
  outcome !== 'open' || Number(payout) > 0
