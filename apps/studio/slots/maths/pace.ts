/** Minimum duration of a spin, including free ones. */
export const MIN_SPIN_MS = 2_500
