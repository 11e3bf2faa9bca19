/**
 * What the arena says of itself. Odds of the two sides depend on what is laid; a test computes the rest, exactly. Cut
 * off, not rounded.
 */
export const published = {
  chanceOfSide: '0.4475000000',
  chanceOfDraw: '0.1050000000',
  /** Share of all stakes on a draw that comes back. */
  returnOfDraw: '0.9450000000',
  /** Of stakes on a side while both sides hold the same: odds of 1.90, and draws give them back. */
  returnOfSideWhenEven: '0.9552500000',
} as const
