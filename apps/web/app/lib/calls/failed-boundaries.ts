/** What fell on this page, each by what lets it be tried again: `recovery.ts` brings it back without being asked. */
export const fallen = new Set<() => void>()

/** Tries all of it again. */
export function retryFailed(): void {
  for (const retry of fallen) retry()
}
