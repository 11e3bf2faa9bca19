import * as z from 'zod/mini'

/** State of a withdrawal. Source: domain handbook 7.5. The last four are final. */
export const WithdrawalState = z.enum([
  'SUBMITTED',
  'REVIEW',
  'APPROVED',
  'PAYING',
  'SUCCESS',
  'REJECTED',
  'FAILED',
  'CANCELLED',
])
export type WithdrawalState = z.output<typeof WithdrawalState>

/** Groups of the report's filter: in progress, paid, ended with a refund to the wallet. */
export const WithdrawalStateGroup = z.enum(['open', 'success', 'unsuccessful'])
export type WithdrawalStateGroup = z.output<typeof WithdrawalStateGroup>

export const withdrawalStatesOf: Record<WithdrawalStateGroup, readonly WithdrawalState[]> = {
  open: ['SUBMITTED', 'REVIEW', 'APPROVED', 'PAYING'],
  success: ['SUCCESS'],
  unsuccessful: ['REJECTED', 'FAILED', 'CANCELLED'],
}

/**
 * Maximum number of withdrawals in one file; members with more select fewer days. Defined in this small module, because
 * a page shows the number before any call.
 */
export const WITHDRAWALS_PER_FILE = 10_000
