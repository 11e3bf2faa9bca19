import { POWERS, targets, weapons } from '../apps/sandbox/fish/maths/creatures.ts'
import { figuresOf } from '../apps/sandbox/fish/maths/figures.ts'
import { drawShot } from '../apps/sandbox/fish/maths/volley.ts'
import type { DrawBelow } from '../apps/sandbox/studio/maths/draw-below.ts'
import { decimal } from '../apps/sandbox/studio/maths/exact/fraction.ts'
import { seededDraw } from '../apps/sandbox/studio/maths/seeded-draw.ts'
import type { Figure } from './figures.ts'

const ROUNDS = 10_000_000
const PLACES = 12
const SEED = 20_261_123

interface Simulated {
  name: string
  /** The exact return, and the variance of one round, in stakes. */
  promised: number
  variance: number
  /** What the nth round pays, in stakes. */
  round(drawBelow: DrawBelow, nth: number): number
}

const shots = targets.flatMap((target) => weapons.map((weapon) => ({ target, weapon })))

/** A line a game. */
const GAMES: readonly Simulated[] = [
  {
    name: 'Fish, every target and power in turn',
    promised: Number(decimal(figuresOf('minnow', 'single').returned, PLACES)),
    variance: mean(shots.map(({ target, weapon }) => Number(decimal(figuresOf(target, weapon).variance, PLACES)))),
    round: (drawBelow, nth) => {
      const { target, weapon } = shots[nth % shots.length] ?? { target: 'minnow', weapon: 'single' }
      return drawShot(drawBelow, target, weapon) / POWERS[weapon]
    },
  },
]

/** Ten million rounds of each game: what came back beside what its rules promise, and how far off that is. */
export async function games(): Promise<Figure[]> {
  return GAMES.map(simulated)
}

function simulated({ name, promised, variance, round }: Simulated): Figure {
  const draw = seededDraw(SEED)
  let paid = 0
  for (let nth = 0; nth < ROUNDS; nth++) paid += round(draw, nth)
  const returned = paid / ROUNDS
  const sigmas = (returned - promised) / Math.sqrt(variance / ROUNDS)
  return [name, `${returned.toFixed(5)} came back of ${promised.toFixed(5)} promised, ${sigmas.toFixed(2)} σ`]
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
