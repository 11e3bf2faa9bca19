import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { measured } from '../../kit/maths/measured.ts'
import type { MeasuredReturn } from '../../kit/maths/measured.ts'
import { drawPoint, POINT_UNIT } from './crash.ts'

const DECLARED_RETURN = 0.99
/** Cash-out points of the simulated players. */
const CASH_OUT_POINTS = [101, 110, 133, 150, 200, 207, 300, 500, 1_000, 2_500, 5_000] as const

/** Simulates this number of rounds, cashing out at each of these points in turn. */
export function simulateCrash(rounds: number, draw: DrawBelow): MeasuredReturn {
  return measured(rounds, DECLARED_RETURN, (round) => {
    const cashOutPoint = CASH_OUT_POINTS[round % CASH_OUT_POINTS.length] ?? CASH_OUT_POINTS[0]
    return drawPoint(draw) >= cashOutPoint ? cashOutPoint / POINT_UNIT : 0
  })
}
