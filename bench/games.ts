import { simulateSeason } from '../apps/sandbox/book/pricing/simulate-season.ts'
import type { Figure } from './figures.ts'

const ROUNDS = 10_000_000

/** Ten million bets of each game: what came back, what its rules promise, and how far apart they are. */
export async function games(): Promise<Figure[]> {
  return [['Book: every price of a season’s round', simulateSeason(ROUNDS)]]
}
