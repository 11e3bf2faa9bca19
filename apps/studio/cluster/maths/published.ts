/**
 * Published figures of the game, for the rules and for certification. A test computes each exactly from the whole book
 * and compares; decimals are truncated, not rounded.
 */
export const published = {
  /** Long-term share of all stakes that is paid back: exactly 24/25. */
  returnToPlayer: '0.9600000000',
  /** Part of `returnToPlayer` that comes from free spins. */
  returnOfFreeSpins: '0.3963484280',
  /** Share of rounds with a payout: one in three and a half. */
  hitRate: '0.2857280600',
  /** Share of rounds with free spins: one in 232. */
  freeSpinsChance: '0.0043109600',
  /** Variance of a round's win, in total stakes squared; its root, 7.97, is the volatility. */
  variance: '63.5959990767',
  /** Maximum win of a round, in total stakes: the cap. */
  largestWin: '1000.0000000000',
  /** Number of rounds in the book. */
  rounds: 9864,
} as const
