/**
 * Calls back when the phone may have emptied a canvas, whose drawing has to be repeated: short of memory it takes the
 * drawings of hidden pages, and a restarted graphics process loses them all.
 */
export function onEmptied(canvas: HTMLCanvasElement, repaint: () => void): void {
  canvas.addEventListener('contextrestored', repaint)
  // Phones without that event empty canvases only while the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) repaint()
  })
}
