/**
 * Published figures of the arena, truncated, not rounded. The odds of the two sides depend on the stakes; a test
 * computes all other figures exactly.
 */
export const published = {
  chanceOfSide: '0.4475000000',
  chanceOfDraw: '0.1050000000',
  /** Share of all stakes on a draw that is paid back. */
  returnOfDraw: '0.9450000000',
  /** Share paid back on a side while both sides have equal stakes: odds of 1.90, and stakes returned on draws. */
  returnOfSideWhenEven: '0.9552500000',
} as const
