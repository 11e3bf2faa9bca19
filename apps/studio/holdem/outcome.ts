/** How a player left a table: what each of the buy-ins of that sitting is decided by. */
export interface Outcome {
  table: string
  smallBlind: number
  bigBlind: number
  hands: number
  /** All his buy-ins of this sitting. */
  boughtCents: number
  leftWithCents: number
  /** He went, or sat out too long. */
  why: 'left' | 'away'
}
