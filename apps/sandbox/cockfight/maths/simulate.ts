import type { DrawBelow } from '../../studio/maths/draw-below.ts'
import { drawBout, SPOTS } from './bout.ts'
import { spotWonCents } from './pool.ts'
import { published } from './published.ts'

/** Both sides hold the same. */
const EVEN = { staked: { meron: 100n, wala: 100n }, seed: 0n }
const promised = {
  meron: published.returnOfSideWhenEven,
  wala: published.returnOfSideWhenEven,
  draw: published.returnOfDraw,
}

/** So many bouts over an even pool: what came back on each spot, and how far that is from what is promised. */
export function simulate(drawBelow: DrawBelow, bouts: number) {
  const seen = SPOTS.map((spot) => ({ spot, sum: 0, squares: 0 }))
  for (let bout = 0; bout < bouts; bout++) {
    const came = drawBout(drawBelow)
    for (const of of seen) {
      const times = Number(spotWonCents(of.spot, came, 100n, EVEN)) / 100
      of.sum += times
      of.squares += times * times
    }
  }
  return seen.map(({ spot, sum, squares }) => {
    const mean = sum / bouts
    const error = Math.sqrt((squares / bouts - mean * mean) / bouts)
    return { spot, mean, promised: promised[spot], sigmas: Math.abs(mean - Number(promised[spot])) / error }
  })
}
