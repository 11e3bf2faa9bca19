/** A player's session in one title, created from a launch token. */
export interface PlaySession {
  id: string
  vendor: string
  gameId: string
  gatewaySession: string
  playerId: string
  nickname: string
  currency: string
  language: string
  playMode: 'real' | 'fun'
  lobbyUrl: string
  /** Whether the merchant has a jackpot for games. */
  hasJackpot: boolean
  /** Whether the title was opened elsewhere since. */
  replaced: boolean
}
