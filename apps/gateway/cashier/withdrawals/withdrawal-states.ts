import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'

import { stateMachine } from '../../kit/state-machine/state-machine.ts'
import { LEASE_MS } from './rules.ts'
import './tables.ts'

/** Source: domain handbook 7.5. */
export const withdrawalStates = stateMachine({
  name: 'withdrawal',
  table: 'withdrawal',
  column: 'state',
  edges: {
    SUBMITTED: ['REVIEW', 'CANCELLED'],
    REVIEW: ['APPROVED', 'REJECTED', 'CANCELLED'],
    APPROVED: ['PAYING'],
    PAYING: ['SUCCESS', 'FAILED'],
    SUCCESS: [],
    REJECTED: [],
    FAILED: [],
    CANCELLED: [],
  } satisfies Record<WithdrawalState, readonly WithdrawalState[]>,
  history: { table: 'withdrawal_step', of: 'withdrawal_id' },
  touch: (now) => ({ due_at: new Date(now.getTime() + LEASE_MS) }),
})
