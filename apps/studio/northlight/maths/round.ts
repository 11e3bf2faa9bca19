import { FREE_SPIN_MULTIPLIER, FREE_SPINS_AWARDED, FREE_SPINS_LIMIT, MIN_OF_A_KIND } from './paytable.ts'
import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { evaluate } from './spin.ts'
import type { Spin } from './spin.ts'
import { strips } from './strips.ts'

/** A spin and the free spins it adds; `wonUnits` includes the multiplier. */
interface PlayedSpin extends Spin {
  wonUnits: number
  freeSpinsAdded: number
}

/** The random result of a round: the paid spin, and the free spins that follow it. */
export interface Outcome {
  spins: PlayedSpin[]
  /** In stakes of one line. */
  wonUnits: number
}

export function drawOutcome(drawBelow: DrawBelow): Outcome {
  const paid = play(spinOnce(drawBelow), { multiplier: 1, awarded: 0 })
  const spins = [paid]
  let awarded = paid.freeSpinsAdded
  while (spins.length <= awarded) {
    const free = play(spinOnce(drawBelow), { multiplier: FREE_SPIN_MULTIPLIER, awarded })
    spins.push(free)
    awarded += free.freeSpinsAdded
  }
  return { spins, wonUnits: spins.reduce((sum, spin) => sum + spin.wonUnits, 0) }
}

function spinOnce(drawBelow: DrawBelow): Spin {
  return evaluate(strips.map((strip) => drawBelow(strip.length)))
}

function play(spin: Spin, { multiplier, awarded }: { multiplier: number; awarded: number }): PlayedSpin {
  const triggers = spin.scatters >= MIN_OF_A_KIND
  return {
    ...spin,
    wonUnits: spin.units * multiplier,
    freeSpinsAdded: triggers ? Math.min(FREE_SPINS_AWARDED, FREE_SPINS_LIMIT - awarded) : 0,
  }
}
