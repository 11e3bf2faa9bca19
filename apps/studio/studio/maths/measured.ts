/** What bets of one stake each paid, beside what was promised. */
export interface Measured {
  /** Of all stakes, what shall come back. */
  promised: number
  /** What came back. */
  returned: number
  /** How many standard errors that lies beside the promise. */
  sigmas: number
}

/** Counts what bets pay, in stakes. */
export class Tally {
  #bets = 0
  #sum = 0
  #squares = 0

  add(paid: number): void {
    this.#bets += 1
    this.#sum += paid
    this.#squares += paid * paid
  }

  beside(promised: number): Measured {
    const returned = this.#sum / this.#bets
    const error = Math.sqrt((this.#squares / this.#bets - returned * returned) / this.#bets)
    return { promised, returned, sigmas: Math.abs(returned - promised) / error }
  }
}

/** Plays so many rounds of one stake each; `pays` tells what a round gives back, in stakes. */
export function measured(rounds: number, promised: number, pays: (round: number) => number): Measured {
  const tally = new Tally()
  for (let round = 0; round < rounds; round++) tally.add(pays(round))
  return tally.beside(promised)
}
