import type { DrawBelow } from '../../studio/maths/draw-below.ts'
import { published } from './published.ts'
import { spots, timesOf } from './spots.ts'
import { POCKETS } from './wheel.ts'

/** One spot of each kind. */
const TRIED = ['17', '17-20', '16-17-18', '16-17-19-20', '16-17-18-19-20-21', 'dozen-2', 'column-3', 'red']

/** Spins so often and says of some spots what came back, and how far that is from what is promised. */
export function simulate(drawBelow: DrawBelow, spins: number) {
  const came = Array.from({ length: POCKETS }, () => 0)
  for (let spin = 0; spin < spins; spin++) {
    const pocket = drawBelow(POCKETS)
    came[pocket] = (came[pocket] ?? 0) + 1
  }
  return TRIED.map((id) => {
    const { numbers } = spots.get(id) ?? { numbers: [] }
    const hits = numbers.reduce((sum, number) => sum + (came[number] ?? 0), 0)
    const chance = numbers.length / POCKETS
    const times = timesOf({ numbers })
    const error = times * Math.sqrt((chance * (1 - chance)) / spins)
    const mean = (hits * times) / spins
    const promised = published.returnToPlayer
    return { spot: id, mean, promised, sigmas: Math.abs(mean - Number(promised)) / error }
  })
}
