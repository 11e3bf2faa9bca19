/**
 * Resolves after the next frame has been painted: a tap shows its effect before a larger rendering begins. A hidden tab
 * paints nothing, and does not wait.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
