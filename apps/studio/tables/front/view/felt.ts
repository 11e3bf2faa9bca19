import type { Totals } from '../../table-contract.ts'

/** State of the felt. */
export interface FeltState {
  /** Confirmed chips of the player by spot. */
  confirmed: ReadonlyMap<string, bigint>
  /** Unconfirmed chips of the player. */
  unconfirmed: ReadonlyMap<string, bigint>
  /** Totals of all players with the same kind of money. */
  totals: Totals[string] | null
  isOpen: boolean
}

/** A game's felt: the bet spots with their chips, and the marks of winning spots. */
export interface Felt {
  readonly element: HTMLElement
  show(state: FeltState): void
  /** Marks winning spots; null removes the marks. */
  mark(won: ((spot: string) => boolean) | null): void
}
