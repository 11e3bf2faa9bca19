import type { DepositTab } from '@ante/contract/console/list-filters.ts'
import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import type { MatchReason, QueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Tone } from '../ui/badge.tsx'

export const tabText: Record<DepositTab, MessageDescriptor> = {
  claims: msg`Reported as paid`,
  problems: msg`Problems`,
  waiting: msg`Waiting`,
  expired: msg`Expired`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
  credited: msg`Credited`,
}

export const stateText: Record<DepositState, { text: MessageDescriptor; tone: Tone }> = {
  CREATED: { text: msg`Created`, tone: 'neutral' },
  WAITING_PAYMENT: { text: msg`Waiting for payment`, tone: 'neutral' },
  SUBMITTED: { text: msg`Reported as paid`, tone: 'warn' },
  PROCESSING: { text: msg`Processing`, tone: 'warn' },
  SUCCESS: { text: msg`Credited`, tone: 'good' },
  EXPIRED: { text: msg`Expired`, tone: 'neutral' },
  FAILED: { text: msg`Failed`, tone: 'bad' },
  REJECTED: { text: msg`Rejected`, tone: 'bad' },
  CANCELLED: { text: msg`Cancelled`, tone: 'neutral' },
}

export const problemText: Record<NonNullable<QueuedDeposit['problem']>, MessageDescriptor> = {
  reversed: msg`Taken back by the provider`,
  'payment.of.another': msg`Payment of another deposit`,
  overpaid: msg`Far more than the amount to pay`,
}

/** Why a bank line is suggested. */
export const reasonText: Record<MatchReason, MessageDescriptor> = {
  amount: msg`exact amount`,
  near: msg`similar amount`,
  number: msg`number in the reference`,
  payer: msg`payer's name`,
  time: msg`soon after`,
}
