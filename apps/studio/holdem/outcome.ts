/** How a player left a table, which determines all buy-ins of that sitting. */
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
