/** Minimum duration of a spin, including free ones. */
export const LEAST_SPIN_MS = 2_500
