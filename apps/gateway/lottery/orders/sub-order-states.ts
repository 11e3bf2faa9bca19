import type { OrderStatus } from '@ante/contract/lottery/orders/order-status.ts'

import { stateMachine } from '../../kit/state-machine/state-machine.ts'
import './tables.ts'

/**
 * Source: domain handbook 3.6. A sub-order ends once: its row has the status and the time. Only a reversal of its draw
 * reopens it; the history of the draw has actor and reason.
 */
export const subOrderStates = stateMachine({
  name: 'sub-order',
  table: 'lottery_detail',
  column: 'status',
  edges: {
    1: [],
    2: [4, 5, 6, 7, 8, 12, 14, 15, 16, 17],
    4: [2],
    5: [2],
    6: [],
    7: [],
    8: [],
    12: [],
    14: [],
    15: [],
    16: [2],
    17: [],
    20: [],
    99: [],
  } satisfies Record<OrderStatus, readonly OrderStatus[]>,
  history: null,
})
