import { dialogEntries, entryNow, entryOf } from '../lib/pages/history-entry.ts'

/** A step through the history that does not come is not waited for. */
const STEP_LIMIT_MS = 1_000

interface Standing {
  close(): void
}

/** The open dialogs, the lowest first. Each has an entry in the history, so that the phone's back button closes it. */
const standing: Standing[] = []
/** Steps are taken one after the other: the browser tells of each only when it is done. */
let steps = Promise.resolve()

const entriesNow = () => entryNow().dialogs ?? 0

/** Gives a dialog that opens its entry; whoever closes it otherwise calls what comes back, and the entry goes too. */
export function takeEntry(close: () => void): () => void {
  const own: Standing = { close }
  standing.push(own)
  settle()
  return () => {
    standing.splice(standing.indexOf(own), 1)
    settle()
  }
}

function settle(): void {
  window.addEventListener('popstate', onPop)
  dialogEntries.leave = () => (steps = steps.then(() => stepBack(entriesNow())))
  steps = steps.then(level)
}

/** Makes as many entries as dialogs stand open. Of one that opens as another closes nothing is to be seen. */
async function level(): Promise<void> {
  const missing = standing.length - entriesNow()
  if (missing < 0) await stepBack(-missing)
  for (let made = 0; made < missing; made += 1) {
    window.history.pushState({ ...entryNow(), dialogs: entriesNow() + 1 }, '')
  }
}

function stepBack(entries: number): Promise<void> {
  if (entries === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(end, STEP_LIMIT_MS)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('popstate', end)
      resolve()
    }
    window.addEventListener('popstate', end)
    window.history.go(-entries)
  })
}

/** Back was pressed, or forward to where a dialog was: that one does not come again. */
function onPop({ state }: PopStateEvent): void {
  const { dialogs = 0 } = entryOf(state)
  for (const dialog of standing.slice(dialogs).reverse()) dialog.close()
  if (dialogs > standing.length) settle()
}
