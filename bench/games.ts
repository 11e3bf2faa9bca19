import { exactReturn, pairedHands } from '../apps/sandbox/holdem/maths/call-down.ts'
import { drawSecurely } from '../apps/sandbox/studio/maths/random.ts'
import { decimal } from '../apps/sandbox/studio/maths/exact/fraction.ts'
import type { Figure } from './figures.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 10_000_000)
const PLACES = 6

interface Measured {
  name: string
  exact: string
  simulate(rounds: number): { mean: number; error: number }
}

/** One line for each game: what it returns exactly, and what so many simulated rounds returned. */
const GAMES: readonly Measured[] = [
  {
    name: 'holdem, two who call everything down',
    exact: decimal(exactReturn(), PLACES),
    simulate: (rounds) => pairedHands(rounds, drawSecurely),
  },
]

export async function games(): Promise<Figure[]> {
  return GAMES.map(({ name, exact, simulate }) => {
    const { mean, error } = simulate(ROUNDS)
    const away = Math.abs(mean - Number(exact)) / error
    const simulated = `${mean.toFixed(PLACES)} ± ${error.toFixed(PLACES)}`
    return [name, `${exact} exactly; ${ROUNDS.toLocaleString('en')} rounds: ${simulated} (${away.toFixed(2)} σ)`]
  })
}
