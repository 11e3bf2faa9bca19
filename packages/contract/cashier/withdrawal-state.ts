import * as z from 'zod/mini'

/** How far a withdrawal has come. Source: domain handbook 7.5. The last four are for ever. */
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

/** What the report's filter tells apart: on its way, paid, ended with the money back in the wallet. */
export const WithdrawalStateGroup = z.enum(['open', 'success', 'unsuccessful'])
export type WithdrawalStateGroup = z.output<typeof WithdrawalStateGroup>

export const withdrawalStatesOf: Record<WithdrawalStateGroup, readonly WithdrawalState[]> = {
  open: ['SUBMITTED', 'REVIEW', 'APPROVED', 'PAYING'],
  success: ['SUCCESS'],
  unsuccessful: ['REJECTED', 'FAILED', 'CANCELLED'],
}

/** Withdrawals of one file; whoever has more takes fewer days at once. Here, because a page says it before it calls anything. */
export const WITHDRAWALS_A_FILE = 10_000
