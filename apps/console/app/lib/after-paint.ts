/** Runs work after the browser has painted the current state; in a hidden page, which is not painted, in a new task. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}
