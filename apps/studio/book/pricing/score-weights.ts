import type { Score } from '../season/moment.ts'
import type { Arithmetic } from './arithmetic.ts'

/** The weight (probability) of each score of a match, up to a maximum score of each side. */
export class ScoreWeights<N> {
  readonly #weights: N[]
  readonly #size: number
  readonly #arithmetic: Arithmetic<N>

  constructor(arithmetic: Arithmetic<N>, max: number) {
    this.#arithmetic = arithmetic
    this.#size = max + 1
    this.#weights = Array.from({ length: this.#size ** 2 }, () => arithmetic.zero)
  }

  add(home: number, away: number, weight: N): void {
    const index = home * this.#size + away
    this.#weights[index] = this.#arithmetic.plus(this.#weights[index] ?? this.#arithmetic.zero, weight)
  }

  *scores(): Generator<[Score, N]> {
    for (const [index, weight] of this.#weights.entries()) {
      if (weight !== this.#arithmetic.zero)
        yield [{ home: Math.floor(index / this.#size), away: index % this.#size }, weight]
    }
  }
}
