import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { evaluate } from './spin.ts'
import type { Spin } from './spin.ts'
import { strips } from './strips.ts'

/** The random result of a round: the paid spin, and a respin after each spin in which a further reel became wild. */
export interface Outcome {
  spins: Spin[]
  units: number
}

export function drawOutcome(drawBelow: DrawBelow): Outcome {
  const spins = [spinOnce(drawBelow, null)]
  for (let latest = spins[0]; latest && latest.wild.length > latest.held.length;) {
    latest = spinOnce(drawBelow, latest)
    spins.push(latest)
  }
  return { spins, units: spins.reduce((sum, spin) => sum + spin.units, 0) }
}

function spinOnce(drawBelow: DrawBelow, before: Spin | null): Spin {
  const held = before?.wild ?? []
  const stops = strips.map((strip, reel) =>
    before && held.includes(reel) ? (before.stops[reel] ?? 0) : drawBelow(strip.length),
  )
  return evaluate(stops, held)
}
