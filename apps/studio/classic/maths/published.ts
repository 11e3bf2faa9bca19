/**
 * What the game says of itself, in the rules and to who certifies it, the jackpot left aside. A test computes each from
 * the strips and the paytable, exactly, and compares; decimals are cut off, not rounded.
 */
export const published = {
  /** Share of all stakes that comes back in the long run without the jackpot. */
  returnToPlayer: '0.9460614695',
  /** The part of each stake that goes to the jackpot, and comes back with it. */
  returnOfJackpot: '0.0200000000',
  /** Share of rounds that pay anything. */
  hitRate: '0.2687003867',
  /** Variance of a round's win, in total stakes squared; its root, 3.56, is the volatility. */
  variance: '12.6993540177',
  /** The best round there can be, in total stakes. */
  largestWin: '243.2000000000',
} as const
