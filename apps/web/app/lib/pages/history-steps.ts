import { entryNow } from './history-entry.ts'

/** How long a step through the history is waited for. */
const STEP_LIMIT_MS = 1_000

/** Steps are taken one after the other: the browser reports each only when it is done. */
let steps: Promise<void> = Promise.resolve()
/** The step that the browser has not reported yet. */
let pending: Promise<unknown> | null = null

/** Changes the history once the steps before are done: until then the present entry is the one that they leave. */
export const afterSteps = (change: () => void | Promise<void>): Promise<void> => (steps = steps.then(change))

/** Goes back to the page's own entry; every open dialog has one after it. */
export const leaveDialogs = (): Promise<void> => afterSteps(() => stepBack(entryNow().dialogs ?? 0))

/**
 * Goes back by so many entries. A step that is late is not taken a second time: both would come, and the second would leave
 * the page.
 */
export async function stepBack(entries: number): Promise<void> {
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
