/** Calls back after this time, but not before the page is visible and online. Returns a function that cancels it. */
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
