import { simulateCrash } from '../apps/sandbox/crash/maths/simulate.ts'
import { simulateDice } from '../apps/sandbox/dice/maths/simulate.ts'
import { simulateMines } from '../apps/sandbox/mines/maths/simulate.ts'
import { simulatePlinko } from '../apps/sandbox/plinko/maths/simulate.ts'
import type { DrawBelow } from '../apps/sandbox/studio/maths/draw-below.ts'
import type { Measured } from '../apps/sandbox/studio/maths/measured.ts'
import { drawSecurely } from '../apps/sandbox/studio/maths/random.ts'
import type { Figure } from './figures.ts'

const ROUNDS = 10_000_000

const GAMES: Readonly<Record<string, (rounds: number, draw: DrawBelow) => Measured>> = {
  dice: simulateDice,
  plinko: simulatePlinko,
  mines: simulateMines,
  crash: simulateCrash,
}

/** What ten million rounds of each game give back, drawn as in life, and how far that lies beside what its rules promise. */
export async function games(): Promise<Figure[]> {
  return Object.entries(GAMES).map(([game, simulate]): Figure => {
    const { returned, sigmas } = simulate(ROUNDS, drawSecurely)
    return [
      `${game}: ${ROUNDS.toLocaleString('en')} rounds`,
      `${(100 * returned).toFixed(3)} %, ${sigmas.toFixed(1)} σ`,
    ]
  })
}
