/**
 * Calls `repaint` when the browser may have cleared a canvas: browsers discard the contents of hidden pages when memory
 * is short, and lose all contents when the graphics process restarts.
 */
export function onEmptied(canvas: HTMLCanvasElement, repaint: () => void): void {
  canvas.addEventListener('contextrestored', repaint)
  // Phones without that event empty canvases only while the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) repaint()
  })
}
