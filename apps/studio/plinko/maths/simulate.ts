import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { measured } from '../../kit/maths/measured.ts'
import type { MeasuredReturn } from '../../kit/maths/measured.ts'
import { dropBall, RISKS, ROWS, slotOf, slotsOf } from './plinko.ts'
import type { Board } from './plinko.ts'

const DECLARED_RETURN = 0.99
const everyBoard = ROWS.flatMap((rows) => RISKS.map((risk): Board => ({ rows, risk })))

/** Simulates this number of balls, on these boards in turn. */
export function simulatePlinko(rounds: number, draw: DrawBelow, boards: readonly Board[] = everyBoard): MeasuredReturn {
  const priced = boards.map((board) => ({ rows: board.rows, slots: slotsOf(board) }))
  return measured(rounds, DECLARED_RETURN, (round) => {
    const board = priced[round % priced.length]
    return board ? (board.slots[slotOf(dropBall(draw, board.rows))] ?? 0) / 100 : 0
  })
}
