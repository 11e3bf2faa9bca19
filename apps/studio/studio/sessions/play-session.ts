/** A player in front of one title: what a launch token was exchanged for. */
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
  /** His merchant has a jackpot that games feed and pay. */
  hasJackpot: boolean
  /** The title was opened elsewhere since. */
  replaced: boolean
}
