import type { SharedTicket } from '@ante/contract/launch/frame-messages.ts'

/** A won round, or the won bets of a lottery: nothing in it names the player. */
export interface Win {
  kind: 'win'
  gameName: string
  /** Cover of the game; null if it has none. */
  picture: string | null
  /** Decimal text. */
  stake: string
  payout: string
  currency: string
  wonAt: string
}

/** A ticket of a sportsbook with its booking code. */
export interface BookedTicket extends Pick<SharedTicket, 'picks' | 'odds' | 'code' | 'expiresAt'> {
  kind: 'ticket'
  gameName: string
  /** Address that opens the same slip. */
  url: string
}

export type Shared = Win | BookedTicket
