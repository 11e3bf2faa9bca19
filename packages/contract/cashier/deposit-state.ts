import * as z from 'zod/mini'

/**
 * State of a deposit. Source: domain handbook 7.3, except `CANCELLED`: cancelled by the member before the payment. Only
 * `SUCCESS` is final: money that arrives after another end state is still credited, through `PROCESSING`.
 */
export const DepositState = z.enum([
  'CREATED',
  'WAITING_PAYMENT',
  'SUBMITTED',
  'PROCESSING',
  'SUCCESS',
  'EXPIRED',
  'FAILED',
  'REJECTED',
  'CANCELLED',
])
export type DepositState = z.output<typeof DepositState>

/** Groups of the record's filter: in progress, credited, ended without money. */
export const DepositStateGroup = z.enum(['open', 'success', 'unsuccessful'])
export type DepositStateGroup = z.output<typeof DepositStateGroup>

export const depositStatesOf: Record<DepositStateGroup, readonly DepositState[]> = {
  open: ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING'],
  success: ['SUCCESS'],
  unsuccessful: ['EXPIRED', 'FAILED', 'REJECTED', 'CANCELLED'],
}
