import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Short name of a deposit's state. */
export const stateTexts: Record<DepositState, MessageDescriptor> = {
  CREATED: msg`Preparing`,
  WAITING_PAYMENT: msg`Waiting for payment`,
  SUBMITTED: msg`Payment reported`,
  PROCESSING: msg`Payment received`,
  SUCCESS: msg`Credited`,
  EXPIRED: msg`Expired`,
  FAILED: msg`Failed`,
  REJECTED: msg`Rejected`,
  CANCELLED: msg`Cancelled`,
}

/** Names of past states. */
export const doneTexts: Partial<Record<DepositState, MessageDescriptor>> = {
  CREATED: msg`Deposit started`,
  WAITING_PAYMENT: msg`Ready for payment`,
}

/** Names of future states. */
export const futureStateTexts: Partial<Record<DepositState, MessageDescriptor>> = {
  WAITING_PAYMENT: msg`You pay`,
  SUBMITTED: msg`You tell us you’ve paid`,
  PROCESSING: msg`We confirm your payment`,
  SUCCESS: msg`Money added to your wallet`,
}
