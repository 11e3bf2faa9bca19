/**
 * Published figures of the game, for the rules and for certification, without the jackpot. A test computes each exactly
 * from the strips and the paytable and compares; decimals are truncated, not rounded.
 */
export const published = {
  /** Long-term share of all stakes that is paid back, without the jackpot. */
  returnToPlayer: '0.9460614695',
  /** Share of each stake that is contributed to the jackpot and paid back with it. */
  returnOfJackpot: '0.0200000000',
  /** Share of rounds with a payout. */
  hitRate: '0.2687003867',
  /** Variance of a round's win, in total stakes squared; its root, 3.56, is the volatility. */
  variance: '12.6993540177',
  /** Maximum win of a round, in total stakes. */
  largestWin: '243.2000000000',
} as const
