/** So many standard deviations a mean that was measured is off may be chance; no more. */
export const MOST_SIGMAS = 5

/** How many standard deviations a measured mean lies beside the one that was promised. */
export function sigmasOff(measured: number, promised: string, varianceOfMean: number): number {
  return Math.abs(measured - Number(promised)) / Math.sqrt(varianceOfMean)
}

/** Of something that happens with this chance, or does not. */
export function yesOrNoVariance(chance: string): number {
  return Number(chance) * (1 - Number(chance))
}
