import type { TransferState } from '@ante/contract/wallet/vendor-transfer.ts'

import { stateMachine } from '../../kit/state-machine/state-machine.ts'
import { LEASE_MS } from './rules.ts'
import './tables.ts'

/** Source: domain handbook 7.2; a transfer in `PENDING` awaits an operator. */
export const transferStates = stateMachine({
  name: 'transfer',
  table: 'vendor_transfer',
  column: 'state',
  edges: {
    INIT: ['DEBITED'],
    DEBITED: ['SENT'],
    SENT: ['DONE', 'FAILED', 'CHECKING'],
    CHECKING: ['DONE', 'FAILED', 'PENDING'],
    PENDING: ['DONE', 'FAILED'],
    FAILED: ['REFUNDED'],
    DONE: [],
    REFUNDED: [],
  } satisfies Record<TransferState, readonly TransferState[]>,
  history: { table: 'vendor_transfer_step', of: 'transfer_id' },
  touch: (now) => ({ due_at: new Date(now.getTime() + LEASE_MS) }),
})
