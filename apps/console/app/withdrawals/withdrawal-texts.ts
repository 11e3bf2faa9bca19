import type { ReviewCheck, WithdrawalTab } from '@ante/contract/console/withdrawal-parts.ts'
import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Tone } from '../ui/badge.tsx'

export const tabText: Record<WithdrawalTab, MessageDescriptor> = {
  review: msg`To review`,
  held: msg`On hold`,
  manual: msg`To pay`,
  paying: msg`Being paid`,
  paid: msg`Paid`,
  rejected: msg`Rejected`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
}

export const stateText: Record<WithdrawalState, { text: MessageDescriptor; tone: Tone }> = {
  SUBMITTED: { text: msg`Submitted`, tone: 'neutral' },
  REVIEW: { text: msg`In review`, tone: 'warn' },
  APPROVED: { text: msg`Approved`, tone: 'accent' },
  PAYING: { text: msg`Being paid`, tone: 'accent' },
  SUCCESS: { text: msg`Paid`, tone: 'good' },
  REJECTED: { text: msg`Rejected`, tone: 'bad' },
  FAILED: { text: msg`Failed`, tone: 'bad' },
  CANCELLED: { text: msg`Cancelled`, tone: 'neutral' },
}

/** Name of each check in the panel, and text of its badge in the list after a failure. */
export const checkText: Record<ReviewCheck, { name: MessageDescriptor; failed: MessageDescriptor }> = {
  payee: { name: msg`Account holder is the player`, failed: msg`Name differs` },
  turnover: { name: msg`Wagering is met`, failed: msg`Wagering left` },
  card: { name: msg`Account isn't new`, failed: msg`New account` },
  velocity: { name: msg`Number of requests is usual`, failed: msg`Many requests` },
  large: { name: msg`Amount isn't large`, failed: msg`Large amount` },
  linked: { name: msg`No other player has the account`, failed: msg`Linked` },
  exclusion: { name: msg`Not excluded or in a time-out`, failed: msg`Excluded` },
  blocked: { name: msg`Player isn't blocked`, failed: msg`Blocked` },
}
