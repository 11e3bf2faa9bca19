/** Player and session of a launch token. */
export interface LaunchedPlayer {
  /** Sent with all further calls of this player. */
  gatewaySession: string
  playerId: string
  nickname: string
  balance: string
  currency: string
  language: string
  playMode: 'real' | 'fun'
  lobbyUrl: string
  /** The merchant's jackpot; null when there is none for this player. */
  jackpot: string | null
}
