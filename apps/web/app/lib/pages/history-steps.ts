import { currentEntry } from './history-entry.ts'

/** Timeout of a history step, in milliseconds. */
const STEP_LIMIT_MS = 1_000

/** Steps run sequentially: the browser reports each only when it is done. */
let steps: Promise<void> = Promise.resolve()
/** The step that the browser has not reported yet. */
let pending: Promise<unknown> | null = null

/** Resolves when the browser reports the pending step, even after its timeout; null without a pending step. */
export const pendingStep = (): Promise<unknown> | null => pending

/** Changes the history after all earlier steps, which may still change the current entry. */
export const afterPendingSteps = (change: () => void | Promise<void>): Promise<void> => (steps = steps.then(change))

/** Goes back to the page's own entry; each open dialog has an entry after it. */
export const leaveDialogs = (): Promise<void> => afterPendingSteps(() => goBack(currentEntry().dialogs ?? 0))

/**
 * Goes back by a number of entries. A step that the browser has not reported in time is not repeated: both would take
 * effect, and the second would leave the page.
 */
export async function goBack(entries: number): Promise<void> {
  if (entries === 0) return
  pending ??= begin(entries)
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise((resolve) => (timer = setTimeout(resolve, STEP_LIMIT_MS)))
  await Promise.race([pending, limit])
  clearTimeout(timer)
}

function begin(entries: number): Promise<unknown> {
  const done = new Promise<unknown>((resolve) => {
    const end = () => {
      pending = null
      resolve(null)
    }
    window.addEventListener('popstate', end, { once: true })
  })
  window.history.go(-entries)
  return done
}
