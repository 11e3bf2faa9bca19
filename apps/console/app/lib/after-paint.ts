/** Runs work after the browser has painted the current state; in a hidden page, which paints nothing, soon. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}
