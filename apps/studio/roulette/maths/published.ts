/** Published figures of the table, truncated (not rounded); a test computes them exactly for each spot. */
export const published = {
  /** Share of all stakes that is paid back, on any spot: 36 of 37. */
  returnToPlayer: '0.9729729729',
} as const
