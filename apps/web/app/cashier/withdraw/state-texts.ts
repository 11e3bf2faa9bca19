import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Short name of a withdrawal's state. */
export const stateTexts: Record<WithdrawalState, MessageDescriptor> = {
  SUBMITTED: msg`Requested`,
  REVIEW: msg`Under review`,
  APPROVED: msg`Approved`,
  PAYING: msg`Being sent to your bank`,
  SUCCESS: msg`Paid`,
  REJECTED: msg`Rejected`,
  FAILED: msg`Returned`,
  CANCELLED: msg`Cancelled`,
}

/** Explanation of the state and of its effect on the money. */
export const stateNotes: Record<WithdrawalState, MessageDescriptor> = {
  SUBMITTED: msg`The amount is reserved for this withdrawal.`,
  REVIEW: msg`Our team is reviewing it. You can still cancel.`,
  APPROVED: msg`Everything is in order. Payment is next.`,
  PAYING: msg`Payment to your bank is in progress. You can no longer cancel.`,
  SUCCESS: msg`The money has been sent to your bank.`,
  REJECTED: msg`The full amount is back in your wallet.`,
  FAILED: msg`Your bank declined the payment. The full amount is back in your wallet.`,
  CANCELLED: msg`The full amount is back in your wallet.`,
}

/** Colour of a state in a list: pending, paid, returned. */
export function stateTone(state: WithdrawalState): 'open' | 'good' | 'ended' {
  if (state === 'SUCCESS') return 'good'
  return state === 'REJECTED' || state === 'FAILED' || state === 'CANCELLED' ? 'ended' : 'open'
}
