import type { Totals } from '../../table-contract.ts'

/** What lies on the felt. */
export interface FeltState {
  /** Confirmed chips of the player by spot. */
  down: ReadonlyMap<string, bigint>
  /** Those that he has laid out only. */
  loose: ReadonlyMap<string, bigint>
  /** Everybody's, of the same money. */
  totals: Totals[string] | null
  isOpen: boolean
}

/** A game's table: where chips go, and what has won. */
export interface Felt {
  readonly element: HTMLElement
  show(state: FeltState): void
  /** Spots that have won; null takes the marks away. */
  mark(won: ((spot: string) => boolean) | null): void
}
