/**
 * What the table says of itself. A test computes each from all orders of a full shoe, exactly; decimals are cut off,
 * not rounded. A shoe ends after a fixed number of coups, so that each of them has the chances of the first.
 */
export const published = {
  chanceOfPlayer: '0.4462466093',
  chanceOfBanker: '0.4585974226',
  chanceOfTie: '0.0951559680',
  chanceOfPair: '0.0746987951',
  /** Shares of all stakes on each spot that come back. */
  returnOfPlayer: '0.9876491867',
  returnOfBanker: '0.9894209421',
  returnOfBankerHalfOnSix: '0.9854189553',
  returnOfTie: '0.8564037122',
  returnOfPair: '0.8963855421',
} as const
