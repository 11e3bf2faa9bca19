import * as z from 'zod/mini'

/**
 * How far a deposit has come. Source: domain handbook 7.3; `CANCELLED` is ours: the member gave it up before he paid. Only
 * `SUCCESS` is for ever: money that comes after a deposit has ended otherwise is credited all the same, through `PROCESSING`.
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

/** What the record's filter tells apart: on its way, credited, ended without money. */
export const DepositStateGroup = z.enum(['open', 'success', 'unsuccessful'])
export type DepositStateGroup = z.output<typeof DepositStateGroup>

export const depositStatesOf: Record<DepositStateGroup, readonly DepositState[]> = {
  open: ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING'],
  success: ['SUCCESS'],
  unsuccessful: ['EXPIRED', 'FAILED', 'REJECTED', 'CANCELLED'],
}
