/** Minimum duration of a round, as regulators require for table games. */
export const MIN_ROUND_MS = 5_000
