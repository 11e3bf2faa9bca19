/**
 * Published figures of the table. A test computes each exactly from all orders of a full shoe; decimals are truncated,
 * not rounded. A shoe ends after a fixed number of rounds, so that every round has the odds of the shoe's first round.
 */
export const published = {
  chanceOfPlayer: '0.4462466093',
  chanceOfBanker: '0.4585974226',
  chanceOfTie: '0.0951559680',
  chanceOfPair: '0.0746987951',
  /** Share of all stakes on each spot that is paid back. */
  returnOfPlayer: '0.9876491867',
  returnOfBanker: '0.9894209421',
  returnOfBankerHalfOnSix: '0.9854189553',
  returnOfTie: '0.8564037122',
  returnOfPair: '0.8963855421',
} as const
