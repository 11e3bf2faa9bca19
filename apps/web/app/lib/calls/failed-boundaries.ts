/** Retry functions of the failed parts of this page; `recovery.ts` calls them automatically. */
export const failedBoundaries = new Set<() => void>()

/** Retries all failed parts. */
export function retryFailed(): void {
  for (const retry of failedBoundaries) retry()
}
