/**
 * Published figures of the game, for the rules and for certification. A test computes each exactly from the strips and
 * the paytable and compares; decimals are truncated, not rounded.
 */
export const published = {
  /** Long-term share of all stakes that is paid back. */
  returnToPlayer: '0.9588713715',
  /** Part of `returnToPlayer` that comes from respins. */
  returnOfRespins: '0.6689799810',
  /** Share of rounds with a payout. */
  hitRate: '0.4576086443',
  /** Share of rounds with a respin: one in six. */
  respinChance: '0.1632837391',
  /** Variance of a round's win, in total stakes squared; its root, 8.88, is the volatility. */
  variance: '78.7837840932',
  /** Maximum win of a round, in total stakes. Wins are not capped: the strips cannot pay more. */
  largestWin: '1445.4000000000',
} as const
