/** Calls back after this time, but not before the page is visible and online. Returns a function that cancels it. */
export function whenInView(action: () => void, afterMs: number): () => void {
  const dueAt = Date.now() + afterMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    if (document.hidden || !navigator.onLine) return
    timer = setTimeout(() => {
      stop()
      action()
    }, dueAt - Date.now())
  }
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('online', check)
  }
  document.addEventListener('visibilitychange', check)
  window.addEventListener('online', check)
  check()
  return stop
}
