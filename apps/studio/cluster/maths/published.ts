/**
 * What the game says of itself, in the rules and to who certifies it. A test computes each from the whole book, exactly, and
 * compares; decimals are cut off, not rounded.
 */
export const published = {
  /** Share of all stakes that comes back in the long run: 24/25 to the last digit. */
  returnToPlayer: '0.9600000000',
  /** The part of it that free spins pay. */
  returnOfFreeSpins: '0.3963484280',
  /** Share of rounds that pay anything: one in three and a half. */
  hitRate: '0.2857280600',
  /** Share of rounds with free spins: one in 232. */
  freeSpinsChance: '0.0043109600',
  /** Variance of a round's win, in total stakes squared; its root, 7.97, is the volatility. */
  variance: '63.5959990767',
  /** The best round there is, in total stakes: the cap. */
  largestWin: '1000.0000000000',
  /** So many rounds are in the book. */
  rounds: 9864,
} as const
