import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Short name of a deposit's state. */
export const stateWords: Record<DepositState, MessageDescriptor> = {
  CREATED: msg`Being prepared`,
  WAITING_PAYMENT: msg`Waiting for payment`,
  SUBMITTED: msg`Payment reported`,
  PROCESSING: msg`Payment found`,
  SUCCESS: msg`Credited`,
  EXPIRED: msg`Time ran out`,
  FAILED: msg`Failed`,
  REJECTED: msg`Not accepted`,
  CANCELLED: msg`Cancelled`,
}

/** Names of past states. */
export const doneWords: Partial<Record<DepositState, MessageDescriptor>> = {
  CREATED: msg`Deposit begun`,
  WAITING_PAYMENT: msg`Ready to be paid`,
}

/** Names of future states. */
export const aheadWords: Partial<Record<DepositState, MessageDescriptor>> = {
  WAITING_PAYMENT: msg`You pay`,
  SUBMITTED: msg`You tell us that you paid`,
  PROCESSING: msg`We find your payment`,
  SUCCESS: msg`The money is in your wallet`,
}
