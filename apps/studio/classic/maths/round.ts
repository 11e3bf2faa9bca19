import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { winsJackpot } from './jackpot.ts'
import { evaluate } from './spin.ts'
import type { Spin } from './spin.ts'
import { strips } from './strips.ts'

/** Random parts of a round: the stops of the reels and, independently, whether it wins the jackpot. */
export interface Outcome extends Spin {
  jackpot: boolean
}

export function drawOutcome(drawBelow: DrawBelow, stake: { cents: bigint; hasJackpot: boolean }): Outcome {
  const spin = evaluate(strips.map((strip) => drawBelow(strip.length)))
  return { ...spin, jackpot: stake.hasJackpot && winsJackpot(drawBelow, stake.cents) }
}
