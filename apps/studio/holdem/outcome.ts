/** Outcome of a sitting: how the player left the table. All buy-ins of the sitting have it. */
export interface Outcome {
  table: string
  smallBlind: number
  bigBlind: number
  hands: number
  /** Sum of the player's buy-ins of this sitting. */
  boughtCents: number
  leftWithCents: number
  /** The player left, or sat out too long. */
  why: 'left' | 'away'
}
