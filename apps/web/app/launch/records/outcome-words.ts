import type { PlayOutcome } from '@ante/contract/launch/play-records.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** How a round went, in a word. */
export const outcomeWords: Record<PlayOutcome, MessageDescriptor> = {
  open: msg`Not finished`,
  won: msg`Won`,
  lost: msg`Lost`,
  drawn: msg`Stake back`,
  voided: msg`Taken back`,
}
