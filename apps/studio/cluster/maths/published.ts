/**
 * What the game says of itself, in the rules and to who certifies it. A test computes each from the whole book, exactly, and
 * compares; decimals are cut off, not rounded.
 */
export const published = {
  /** Share of all stakes that comes back in the long run: 24/25 to the last digit. */
  returnToPlayer: '0.9600000000',
  /** The part of it that free spins pay. */
  returnOfFreeSpins: '0.3937670500',
  /** Share of rounds that pay anything: one in three and a half. */
  hitRate: '0.2857147600',
  /** Share of rounds with free spins: one in 239. */
  freeSpinsChance: '0.0041826400',
  /** Variance of a round's win, in total stakes squared; its root, 8.01, is the volatility. */
  variance: '64.1073223186',
  /** The best round there is, in total stakes: the cap. */
  largestWin: '1000.0000000000',
  /** So many rounds are in the book. */
  rounds: 9836,
} as const
