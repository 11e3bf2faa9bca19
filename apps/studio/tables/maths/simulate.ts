import { Tally } from '../../kit/maths/measured.ts'
import type { MeasuredReturn } from '../../kit/maths/measured.ts'

/** A simulated bet: its expected return, and its payout per outcome for a stake of one. */
export interface SimulatedBet<Outcome> {
  spot: string
  expected: string
  times(outcome: Outcome): number
}

export interface SimulatedBets extends MeasuredReturn {
  spot: string
}

/** Simulates this number of rounds, with every bet on each of them. */
export function simulate<Outcome>(
  rounds: number,
  draw: (round: number) => Outcome,
  bets: SimulatedBet<Outcome>[],
): SimulatedBets[] {
  const seen = bets.map((bet) => ({ bet, tally: new Tally() }))
  for (let round = 0; round < rounds; round++) {
    const outcome = draw(round)
    for (const { bet, tally } of seen) tally.add(bet.times(outcome))
  }
  return seen.map(({ bet: { spot, expected }, tally }) => ({ spot, ...tally.beside(Number(expected)) }))
}
