/** What the table says of itself; a test computes it for each spot, exactly. Cut off, not rounded. */
export const published = {
  /** Share of all stakes that comes back, on whatever spot: 36 of 37. */
  returnToPlayer: '0.9729729729',
} as const
