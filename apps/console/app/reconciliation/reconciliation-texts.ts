import type { DifferenceCause, DifferenceKind, ReconciledSide } from '@ante/contract/console/reconciliation.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const causeText: Record<DifferenceCause, MessageDescriptor> = {
  timing: msg`Booked on another day`,
  provider_error: msg`Error of the provider`,
  operator_error: msg`Error of our staff`,
  fraud: msg`Fraud`,
  fee: msg`Fee`,
  other: msg`Other`,
}

export const differenceText: Record<DifferenceKind, MessageDescriptor> = {
  'missing in ledger': msg`Missing here`,
  'missing in statement': msg`Missing there`,
  'amount differs': msg`Amount differs`,
  'state differs': msg`State differs`,
  duplicate: msg`Paid twice`,
}

export const directionText: Record<ReconciledSide['direction'], MessageDescriptor> = {
  deposit: msg`Deposits`,
  withdrawal: msg`Withdrawals`,
  wallet: msg`Vendor wallets`,
}
