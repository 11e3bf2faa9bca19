/**
 * Published figures of the game, for the rules and for certification. A test computes each exactly from the strips and
 * the paytable and compares; decimals are truncated, not rounded.
 */
export const published = {
  /** Long-term share of all stakes that is paid back. */
  returnToPlayer: '0.9639730987',
  /** Part of `returnToPlayer` that comes from free spins. */
  returnOfFreeSpins: '0.2004613827',
  /** Share of rounds with a payout. */
  hitRate: '0.3208457270',
  /** Share of rounds that award free spins: one in 86. */
  triggerChance: '0.0116400640',
  /** Variance of a round's win, in total stakes squared; its root, 3.84, is the volatility. */
  variance: '14.7779648335',
  /** Maximum win of a round, in total stakes. Wins are not capped: the strips cannot pay more. */
  largestWin: '9307.5000000000',
} as const
