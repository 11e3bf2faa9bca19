/** A launch token that nobody has used yet, and the game that it is for. */
export interface Arrival {
  token: string
  gameId: string
}

export interface RoundOf {
  playerId: string
  roundId: string
}

/**
 * Who has the wallet under test, and gives the suite what it needs there. What a host cannot do it leaves out: the cases
 * that need it are not run, and say so.
 */
export interface Host {
  /** A launch of a player with at least 20.00; each time another player, where there are several. Null: no more. */
  arrival(): Promise<Arrival | null>
  /** Lets a session take no more bets, as time would. */
  expireSession?(session: { sessionId: string; playerId: string }): Promise<void>
  /** Closes a player's account. */
  disablePlayer?(playerId: string): Promise<void>
  /** The rounds of a player that the operator sees as open. */
  openRounds?(playerId: string): Promise<string[]>
  /** Ends a round by the operator's hand. */
  closeRound?(round: RoundOf): Promise<void>
}
