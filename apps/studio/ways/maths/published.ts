/**
 * What the game says of itself, in the rules and to who certifies it. A test computes each from the strips and the
 * paytable, exactly, and compares; decimals are cut off, not rounded.
 */
export const published = {
  /** Share of all stakes that comes back in the long run. */
  returnToPlayer: '0.9588713715',
  /** The part of it that respins pay. */
  returnOfRespins: '0.6689799810',
  /** Share of rounds that pay anything. */
  hitRate: '0.4576086443',
  /** Share of rounds with a respin: one in six. */
  respinChance: '0.1632837391',
  /** Variance of a round's win, in total stakes squared; its root, 8.88, is the volatility. */
  variance: '78.7837840932',
  /** The best round there can be, in total stakes. Nothing caps a win: the strips cannot pay more. */
  largestWin: '1445.4000000000',
} as const
