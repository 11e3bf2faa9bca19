import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'

import { stateMachine } from '../../kit/state-machine/state-machine.ts'
import '../tables.ts'
import { LEASE_MS, OPEN } from './rules.ts'

/**
 * Source: domain handbook 7.3. The last four transitions are our own additions: a payment that arrives is credited in
 * any state of the deposit.
 */
export const depositStates = stateMachine({
  name: 'deposit',
  table: 'deposit',
  column: 'state',
  edges: {
    CREATED: ['WAITING_PAYMENT', 'FAILED', 'CANCELLED'],
    WAITING_PAYMENT: ['SUBMITTED', 'EXPIRED', 'FAILED', 'CANCELLED'],
    SUBMITTED: ['PROCESSING'],
    PROCESSING: ['SUCCESS', 'FAILED', 'REJECTED'],
    SUCCESS: [],
    EXPIRED: ['PROCESSING'],
    FAILED: ['PROCESSING'],
    CANCELLED: ['PROCESSING'],
    REJECTED: ['PROCESSING'],
  } satisfies Record<DepositState, readonly DepositState[]>,
  through: OPEN,
  history: { table: 'deposit_step', of: 'deposit_id' },
  touch: (now) => ({ due_at: new Date(now.getTime() + LEASE_MS), polls: 0 }),
})
