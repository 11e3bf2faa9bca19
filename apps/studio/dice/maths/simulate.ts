import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { measured } from '../../kit/maths/measured.ts'
import type { MeasuredReturn } from '../../kit/maths/measured.ts'
import { CHANCES, FACES, payoutCents, wins } from './dice.ts'
import type { Pick } from './dice.ts'

const STAKE_CENTS = 100
const DECLARED_RETURN = 0.99

const picks = CHANCES.flatMap((faces): Pick[] => [
  { side: 'under', faces },
  { side: 'over', faces },
])
const priced = picks.map((pick) => ({ pick, price: Number(payoutCents(pick, BigInt(STAKE_CENTS))) / STAKE_CENTS }))

/** Simulates this number of rolls, with every pick in turn. */
export function simulateDice(rounds: number, draw: DrawBelow): MeasuredReturn {
  return measured(rounds, DECLARED_RETURN, (round) => {
    const chosen = priced[round % priced.length]
    return chosen && wins(draw(FACES), chosen.pick) ? chosen.price : 0
  })
}
