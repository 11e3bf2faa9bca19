/** On a page that is always busy it waits no longer than this. */
const LATEST_MS = 4000

/** Does something once the browser has nothing better to do: the first paint and the first tap come before it. */
export function whenIdle(act: () => unknown): void {
  // Safari has no idle callback before 27.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void act(), { timeout: LATEST_MS })
  else setTimeout(act, LATEST_MS / 2)
}
