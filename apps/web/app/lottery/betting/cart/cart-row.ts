import type { Selection } from '@ante/lottery/bet.ts'
import type { BetType } from '@ante/lottery/slip-text.ts'

/** A bet slip in the cart. Web app and gateway both compute its price from these fields. */
export interface CartRow {
  /** Unique within this cart. */
  key: string
  playId: number
  betType: BetType
  selection: Selection
  /** For plays of type tradition: the unit as a share of a stake's price, and the multiple. */
  unit: string
  multiple: number
  series: number
  /** For plays of type entertainment: the stake of each pick, in decimal text. */
  amount: string | null
}

/** A bet slip that is not in the cart yet. */
export type NewRow = Omit<CartRow, 'key'>

/** The cart of one game and one prize mode. */
export interface Cart {
  gameCode: string
  prizeMode: string
  rows: readonly CartRow[]
}
