import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'

const OPEN: readonly DepositState[] = ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING']

/** Whether it is on its way: something will still become of it. */
export const isOpen = (state: DepositState): boolean => OPEN.includes(state)

/** Whether the member has something to do: pay, and say so. */
export const waitsForPayment = (state: DepositState): boolean => state === 'CREATED' || state === 'WAITING_PAYMENT'
