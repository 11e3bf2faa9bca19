/** A bet that is tried: the share of its stakes that shall come back, and what it gives back for one. */
export interface Tried<Outcome> {
  spot: string
  promised: string
  times(outcome: Outcome): number
}

export interface Seen {
  spot: string
  promised: string
  /** The share that came back, and how many standard errors that is beside what is promised. */
  returned: number
  sigmasOff: number
}

/** Plays so many rounds, every bet on each of them. */
export function simulate<Outcome>(rounds: number, draw: (round: number) => Outcome, bets: Tried<Outcome>[]): Seen[] {
  const seen = bets.map((bet) => ({ bet, sum: 0, squares: 0 }))
  for (let round = 0; round < rounds; round++) {
    const outcome = draw(round)
    for (const of of seen) {
      const times = of.bet.times(outcome)
      of.sum += times
      of.squares += times * times
    }
  }
  return seen.map(({ bet: { spot, promised }, sum, squares }) => {
    const returned = sum / rounds
    const error = Math.sqrt((squares / rounds - returned * returned) / rounds)
    return { spot, promised, returned, sigmasOff: Math.abs(returned - Number(promised)) / error }
  })
}
