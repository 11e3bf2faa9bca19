/** Returns of simulated bets of one stake each, compared with the published return. */
export interface MeasuredReturn {
  /** Expected return on all stakes. */
  expected: number
  /** Simulated return. */
  returned: number
  /** Deviation in standard errors. */
  sigmas: number
}

/** Accumulates the payouts of bets, in stakes. */
export class Tally {
  #bets = 0
  #sum = 0
  #squares = 0

  add(paid: number): void {
    this.#bets += 1
    this.#sum += paid
    this.#squares += paid * paid
  }

  beside(expected: number): MeasuredReturn {
    const returned = this.#sum / this.#bets
    const error = Math.sqrt((this.#squares / this.#bets - returned * returned) / this.#bets)
    return { expected, returned, sigmas: Math.abs(returned - expected) / error }
  }
}

/** Simulates this number of rounds of one stake each; `pays` returns a round's payout, in stakes. */
export function measured(rounds: number, expected: number, pays: (round: number) => number): MeasuredReturn {
  const tally = new Tally()
  for (let round = 0; round < rounds; round++) tally.add(pays(round))
  return tally.beside(expected)
}
