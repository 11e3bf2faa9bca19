/** Maximum deviation of a measured mean attributable to chance, in standard deviations. */
export const MAX_SIGMAS = 5

/** Returns the deviation of a measured mean from the published one, in standard deviations. */
export function sigmasOff(measured: number, published: string, varianceOfMean: number): number {
  return Math.abs(measured - Number(published)) / Math.sqrt(varianceOfMean)
}

/** Variance of an event with this probability. */
export function bernoulliVariance(chance: string): number {
  return Number(chance) * (1 - Number(chance))
}
