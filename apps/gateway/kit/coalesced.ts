/**
 * Runs `work` on request, never concurrently. Requests during a run cause one more run afterwards, so that every
 * promise resolves with a run that began after the request.
 */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let runningCall: Promise<void> | null = null
  let next: Promise<void> | null = null

  const start = (): Promise<void> => {
    next = null
    runningCall = work().finally(() => {
      runningCall = null
    })
    return runningCall
  }
  return () => {
    if (!runningCall) return start()
    next ??= runningCall.then(start, start)
    return next
  }
}
