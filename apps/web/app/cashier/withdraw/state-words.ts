import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Short name of a withdrawal's state. */
export const stateWords: Record<WithdrawalState, MessageDescriptor> = {
  SUBMITTED: msg`Asked for`,
  REVIEW: msg`Being checked`,
  APPROVED: msg`Approved`,
  PAYING: msg`On its way to your bank`,
  SUCCESS: msg`Paid`,
  REJECTED: msg`Rejected`,
  FAILED: msg`Came back`,
  CANCELLED: msg`Cancelled`,
}

/** Explanation of the state and of its effect on the money. */
export const stateNotes: Record<WithdrawalState, MessageDescriptor> = {
  SUBMITTED: msg`The amount is set aside for you.`,
  REVIEW: msg`Our people have a look. You can still cancel.`,
  APPROVED: msg`All is in order. The payment is next.`,
  PAYING: msg`Your bank is being paid. It cannot be called back any more.`,
  SUCCESS: msg`The money is at your bank.`,
  REJECTED: msg`The whole amount is back in your wallet.`,
  FAILED: msg`Your bank did not take it. The whole amount is back in your wallet.`,
  CANCELLED: msg`The whole amount is back in your wallet.`,
}

/** Colour of a state in a list: pending, paid, returned. */
export function stateTone(state: WithdrawalState): 'open' | 'good' | 'ended' {
  if (state === 'SUCCESS') return 'good'
  return state === 'REJECTED' || state === 'FAILED' || state === 'CANCELLED' ? 'ended' : 'open'
}
