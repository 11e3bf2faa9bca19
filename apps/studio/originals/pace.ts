/** Minimum duration of a round, so that players can follow. */
export const MIN_ROUND_MS = 2_500
