import type { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'
import type { PlayRecord } from '@ante/contract/launch/play-records.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Short name of a round's outcome. */
export const outcomeTexts: Record<PlayOutcome, MessageDescriptor> = {
  open: msg`Unfinished`,
  won: msg`Won`,
  lost: msg`Lost`,
  drawn: msg`Stake returned`,
  voided: msg`Voided`,
}

/** Name of a round's outcome, which is not final while a win of the round is held for review. */
export const outcomeOf = ({ outcome, underReview }: Pick<PlayRecord, 'outcome' | 'underReview'>): MessageDescriptor =>
  underReview === null ? outcomeTexts[outcome] : msg`Under review`

/** Whether a round has a payout to show: an open one may have paid a part. */
export const hasPaid = ({ outcome, payout }: Pick<PlayRecord, 'outcome' | 'payout'>): boolean =>
  outcome !== 'open' || Number(payout) > 0
