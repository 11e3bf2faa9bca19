import { stateMachine } from '../../kit/state-machine/state-machine.ts'
import type { StoredDrawStatus } from './tables.ts'

/**
 * Source: domain handbook 3.2. The history contains actions of operators and timeouts; times of draw and payment are in
 * the row.
 */
export const drawStates = stateMachine({
  name: 'draw',
  table: 'lottery_draw',
  column: 'status',
  edges: {
    INIT: ['DRAWN', 'VOID'],
    DRAWN: ['PAID', 'RE_PAID', 'RESULT_REVERSED'],
    PAID: ['RESULT_REVERSED'],
    RESULT_REVERSED: ['DRAWN'],
    RE_PAID: ['RESULT_REVERSED'],
    VOID: [],
  } satisfies Record<StoredDrawStatus, readonly StoredDrawStatus[]>,
  history: { table: 'lottery_draw_step', of: 'draw_id' },
})
