/** Refresh interval of a team's figures while they are visible. */
export const REFRESH_MS = 20_000
