import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { measured } from '../../kit/maths/measured.ts'
import type { MeasuredReturn } from '../../kit/maths/measured.ts'
import { FIELDS, placeMines, MAX_MINES, maxOpened, priceAfter } from './mines.ts'

const DECLARED_RETURN = 0.99
/**
 * Maximum payout of a simulated round, as a multiple of the stake. Rounds with higher payouts win so rarely that the
 * statistical error would be too large.
 */
const MAX_PAYOUT_TIMES = 50

/** All numbers of mines, each with all numbers of opened fields after which the player may stop. */
const plans = Array.from({ length: MAX_MINES }, (_, index) => index + 1).flatMap((mines) =>
  Array.from({ length: maxOpened(mines) }, (_, index) => index + 1)
    .map((opened) => ({ mines, opened, price: priceIn(opened, mines) }))
    .filter(({ price }) => price <= MAX_PAYOUT_TIMES),
)

/** Simulates this number of rounds, with each plan in turn. The player opens fields in their order on the board. */
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
