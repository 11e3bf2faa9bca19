import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { simulate } from '../../tables/maths/simulate.ts'
import type { SimulatedBets } from '../../tables/maths/simulate.ts'
import { published } from './published.ts'
import { spots, timesOf } from './spots.ts'
import { POCKETS } from './wheel.ts'

/** Spots of the simulation: one of each kind. */
const SIMULATED_SPOTS = ['17', '17-20', '16-17-18', '16-17-19-20', '16-17-18-19-20-21', 'dozen-2', 'column-3', 'red']

export function simulateSpins(spins: number, drawBelow: DrawBelow): SimulatedBets[] {
  const bets = SIMULATED_SPOTS.map((id) => {
    const spot = spots.get(id) ?? { numbers: [] }
    const paid = new Set(spot.numbers)
    const times = (pocket: number) => (paid.has(pocket) ? timesOf(spot) : 0)
    return { spot: id, expected: published.returnToPlayer, times }
  })
  return simulate(spins, () => drawBelow(POCKETS), bets)
}
