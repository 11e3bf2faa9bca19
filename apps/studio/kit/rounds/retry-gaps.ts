/** Delays after failed attempts. The last one repeats indefinitely: a payment is never abandoned. */
export const RETRY_GAPS_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000] as const

export function retryGapMs(attempts: number, gapsMs: readonly number[] = RETRY_GAPS_MS): number {
  return gapsMs[attempts] ?? gapsMs.at(-1) ?? 0
}
