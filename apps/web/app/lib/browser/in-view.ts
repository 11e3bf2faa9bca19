/**
 * Does something after a while in which nobody has to look: but not before somebody looks, and there is a network. Returns
 * what calls it off.
 */
export function whenInView(act: () => void, afterMs: number): () => void {
  const dueAt = Date.now() + afterMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.hidden || !navigator.onLine) return
    timer = setTimeout(() => {
      stop()
      act()
    }, dueAt - Date.now())
  }
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  look()
  return stop
}
