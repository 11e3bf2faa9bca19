/** Draws an integer from 0 up to, not including, `limit`, uniformly distributed. */
export type DrawBelow = (limit: number) => number
