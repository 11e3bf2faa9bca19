const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 30_000

/**
 * Returns the delay before the next attempt: doubling, up to a limit, with jitter so that browsers do not retry
 * simultaneously.
 */
export function backOffMs(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1))
  return Math.round(ceiling / 2 + (ceiling / 2) * random())
}
