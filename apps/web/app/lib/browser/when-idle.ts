/** Maximum delay on a page that is always busy. */
const LATEST_MS = 4000

/** Calls back when the browser is idle: the first paint and the first tap have priority. */
export function whenIdle(action: () => unknown, latestMs = LATEST_MS): void {
  // Safari has no idle callback before 27.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void action(), { timeout: latestMs })
  else setTimeout(action, latestMs / 2)
}
