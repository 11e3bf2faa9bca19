import { simulateCoups } from '../apps/sandbox/baccarat/maths/simulate.ts'
import { simulateBouts } from '../apps/sandbox/cockfight/maths/simulate.ts'
import { simulateSpins } from '../apps/sandbox/roulette/maths/simulate.ts'
import type { DrawBelow } from '../apps/sandbox/studio/maths/draw-below.ts'
import { seededDraw } from '../apps/sandbox/studio/maths/seeded-draw.ts'
import type { Seen } from '../apps/sandbox/tables/maths/simulate.ts'
import type { Figure } from './figures.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 10_000_000)
const SEED = 20_261_123
const PLACES = 5

const GAMES: Readonly<Record<string, (drawBelow: DrawBelow, rounds: number) => Seen[]>> = {
  baccarat: simulateCoups,
  roulette: simulateSpins,
  cockfight: simulateBouts,
}

/** What comes back of each game's bets over so many rounds, beside what is published of it. */
export async function games(): Promise<Figure[]> {
  return Object.entries(GAMES).flatMap(([name, simulate]) =>
    simulate(seededDraw(SEED), ROUNDS).map(({ spot, promised, returned, sigmasOff }): Figure => [
      `${name}, ${spot}: returned of ${ROUNDS.toLocaleString('en')} rounds, published, standard errors between`,
      `${returned.toFixed(PLACES)}, ${promised}, ${sigmasOff.toFixed(2)}`,
    ]),
  )
}
