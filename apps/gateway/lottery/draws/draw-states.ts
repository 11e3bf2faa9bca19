import { stateMachine } from '../../kit/state-machine/state-machine.ts'
import type { StoredDrawStatus } from './tables.ts'

/**
 * Source: domain handbook 3.2. The history table records only transitions by operators and timeouts. The times of the
 * regular result and of its payment are columns of the draw.
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
