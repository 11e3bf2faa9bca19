/** What played rounds paid, beside what was promised. */
export interface Measured {
  rounds: number
  /** Of all stakes, what came back. */
  returned: number
  /** How many standard errors that lies beside the promise. */
  sigmas: number
}

/** Plays so many rounds of one stake each; `pays` tells what a round gives back, in stakes. */
export function measured(rounds: number, promised: number, pays: (round: number) => number): Measured {
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const paid = pays(round)
    sum += paid
    squares += paid * paid
  }
  const returned = sum / rounds
  const error = Math.sqrt((squares / rounds - returned * returned) / rounds)
  return { rounds, returned, sigmas: Math.abs(returned - promised) / error }
}
