import type { Market, Pick, Settled } from '../markets/market.ts'
import { settled } from '../markets/market.ts'
import type { Score } from '../season/moment.ts'
import type { Arithmetic } from './arithmetic.ts'

/** Distribution of results in the form needed for bets: by lead, and by total score. */
export interface Spread<N> {
  byLead: ReadonlyMap<number, N>
  byTotal: ReadonlyMap<number, N>
  whole: N
}

/** Accumulates results one by one. */
export class SpreadBuilder<N> implements Spread<N> {
  readonly byLead = new Map<number, N>()
  readonly byTotal = new Map<number, N>()
  whole: N
  readonly #arithmetic: Arithmetic<N>

  constructor(arithmetic: Arithmetic<N>) {
    this.#arithmetic = arithmetic
    this.whole = arithmetic.zero
  }

  add({ home, away }: Score, weight: N): void {
    if (weight === this.#arithmetic.zero) return
    const { plus, zero } = this.#arithmetic
    this.byLead.set(home - away, plus(this.byLead.get(home - away) ?? zero, weight))
    this.byTotal.set(home + away, plus(this.byTotal.get(home + away) ?? zero, weight))
    this.whole = plus(this.whole, weight)
  }
}

export function spreadOf<N>(arithmetic: Arithmetic<N>, scores: Iterable<[Score, N]>): Spread<N> {
  const spread = new SpreadBuilder(arithmetic)
  for (const [score, weight] of scores) spread.add(score, weight)
  return spread
}

export type Chances<N> = Record<Settled, N>

/** Returns the weight of each outcome of a pick. */
export function chancesOf<N>(spread: Spread<N>, bet: { market: Market; pick: Pick }, { zero, plus }: Arithmetic<N>) {
  const chances: Chances<N> = { won: zero, 'half-won': zero, returned: zero, 'half-lost': zero, lost: zero }
  const isTotal = bet.market.kind === 'total'
  for (const [value, weight] of isTotal ? spread.byTotal : spread.byLead) {
    const became = settled(bet.market, bet.pick, { home: value, away: 0 })
    chances[became] = plus(chances[became], weight)
  }
  return chances
}
