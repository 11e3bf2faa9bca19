/** Draws a whole number from 0 up to, not including, `limit`; each with the same chance. */
export type DrawBelow = (limit: number) => number
