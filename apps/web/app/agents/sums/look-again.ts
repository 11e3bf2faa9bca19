/** How often figures of a team are looked up again while somebody sees them. */
export const LOOK_AGAIN_MS = 20_000
