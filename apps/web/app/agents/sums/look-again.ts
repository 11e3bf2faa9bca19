/** How often figures of a team are looked up again while somebody sees them. */
export const REFRESH_MS = 20_000
