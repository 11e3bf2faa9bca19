/** Minimum duration of a round, so that players can follow. */
export const LEAST_ROUND_MS = 2_500
