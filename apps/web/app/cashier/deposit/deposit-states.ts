import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'

const OPEN: readonly DepositState[] = ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING']

/** Whether a deposit has not reached a final state. */
export const isOpen = (state: DepositState): boolean => OPEN.includes(state)

/** Whether the member has to act: pay, and report the payment. */
export const waitsForPayment = (state: DepositState): boolean => state === 'CREATED' || state === 'WAITING_PAYMENT'
