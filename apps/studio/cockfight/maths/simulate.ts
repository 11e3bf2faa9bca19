import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { simulate } from '../../tables/maths/simulate.ts'
import type { SimulatedBets } from '../../tables/maths/simulate.ts'
import { drawBout, SPOTS } from './bout.ts'
import type { Spot } from './bout.ts'
import { spotWonCents } from './pool.ts'
import { published } from './published.ts'

/** A pool with equal stakes on both sides. */
const EVEN = { staked: { meron: 100n, wala: 100n }, seed: 0n }
const expected = {
  meron: published.returnOfSideWhenEven,
  wala: published.returnOfSideWhenEven,
  draw: published.returnOfDraw,
}

/** Simulates this number of bouts over an even pool. */
export function simulateBouts(bouts: number, drawBelow: DrawBelow): SimulatedBets[] {
  const bets = SPOTS.map((spot) => ({
    spot,
    expected: expected[spot],
    times: (winner: Spot) => Number(spotWonCents(spot, winner, 100n, EVEN)) / 100,
  }))
  return simulate(bouts, () => drawBout(drawBelow), bets)
}
