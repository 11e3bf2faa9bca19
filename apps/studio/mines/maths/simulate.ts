import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { measured } from '../../kit/maths/measured.ts'
import type { MeasuredReturn } from '../../kit/maths/measured.ts'
import { FIELDS, placeMines, MAX_MINES, maxOpened, priceAfter } from './mines.ts'

const DECLARED_RETURN = 0.99
/**
 * The simulated player rarely exceeds this multiple of the stake: otherwise the statistical error would be too large.
 */
const STOPS_AT_TIMES = 50

const plans = Array.from({ length: MAX_MINES }, (_, index) => index + 1).flatMap((mines) =>
  Array.from({ length: maxOpened(mines) }, (_, index) => index + 1)
    .map((opened) => ({ mines, opened, price: priceIn(opened, mines) }))
    .filter(({ price }) => price <= STOPS_AT_TIMES),
)

/** Simulates this number of rounds with all stopping points in turn, opening the fields in order. */
export function simulateMines(rounds: number, draw: DrawBelow): MeasuredReturn {
  return measured(rounds, DECLARED_RETURN, (round) => {
    const plan = plans[round % plans.length]
    if (!plan) return 0
    const first = draw(FIELDS)
    const isHit = placeMines(draw, plan.mines).some((mine) => (mine - first + FIELDS) % FIELDS < plan.opened)
    return isHit ? 0 : plan.price
  })
}

function priceIn(opened: number, mines: number): number {
  const { numerator, denominator } = priceAfter(opened, mines)
  return Number(numerator) / Number(denominator)
}
