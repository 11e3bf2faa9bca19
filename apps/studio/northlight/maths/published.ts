/**
 * What the game says of itself, in the rules and to who certifies it. A test computes each from the strips and the
 * paytable, exactly, and compares; decimals are cut off, not rounded.
 */
export const published = {
  /** Share of all stakes that comes back in the long run. */
  returnToPlayer: '0.9639730987',
  /** The part of it that free spins pay. */
  returnOfFreeSpins: '0.2004613827',
  /** Share of rounds that pay anything. */
  hitRate: '0.3208457270',
  /** Share of rounds that open free spins: one in 86. */
  triggerChance: '0.0116400640',
  /** Variance of a round's win, in total stakes squared; its root, 3.84, is the volatility. */
  variance: '14.7779648335',
  /** The best round there can be, in total stakes. Nothing caps a win: the strips cannot pay more. */
  largestWin: '9307.5000000000',
} as const
