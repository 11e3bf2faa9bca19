import type { PlayRecord } from '@ante/contract/launch/play-records.ts'

import type { Win } from '../../win-cards/public.ts'

/** Returns the win of a round for its picture; null for a round without a net win, and while a win is under review. */
export function winOf(record: PlayRecord, currency: string): Win | null {
  const { outcome, underReview, net, gameName, picture, stake, payout, beganAt, endedAt } = record
  if (outcome !== 'won' || underReview !== null || !(Number(net) > 0)) return null
  return { kind: 'win', gameName, picture, stake, payout, currency, wonAt: endedAt ?? beganAt }
}
