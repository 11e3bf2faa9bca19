/** An unused launch token with its game. */
export interface LaunchedPlayer {
  token: string
  gameId: string
}

export interface RoundOf {
  playerId: string
  roundId: string
}

/**
 * Operator of the wallet under test, which provides the test data. A host omits unsupported actions: the cases that
 * need them are not run and report that.
 */
export interface Host {
  /**
   * Launches a player with a balance of at least 20.00; a different player each time if there are several. Null when
   * there are no more players.
   */
  launchPlayer(): Promise<LaunchedPlayer | null>
  /** Expires a session, as time would: it accepts no more bets. */
  expireSession?(session: { sessionId: string; playerId: string }): Promise<void>
  /** Closes a player's account. */
  disablePlayer?(playerId: string): Promise<void>
  /** Returns the rounds of a player that are open for the operator. */
  openRounds?(playerId: string): Promise<string[]>
  /** Closes a round manually, as the operator. */
  closeRound?(round: RoundOf): Promise<void>
}
