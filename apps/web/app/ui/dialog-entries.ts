import { entryNow, entryOf } from '../lib/pages/history-entry.ts'
import { afterSteps, stepBack } from '../lib/pages/history-steps.ts'

interface OpenDialog {
  /** False while the steps before are taken: a step back does not mean this dialog yet. */
  hasEntry: boolean
  close(): void
}

/** The open dialogs, the lowest first. Each has an entry in the history, so that the phone's back button closes it. */
const standing: OpenDialog[] = []

const entriesNow = () => entryNow().dialogs ?? 0

/** Gives a dialog that opens its entry; whoever closes it otherwise calls what comes back, and the entry goes too. */
export function takeEntry(close: () => void): () => void {
  const own: OpenDialog = { hasEntry: false, close }
  standing.push(own)
  settle()
  return () => {
    standing.splice(standing.indexOf(own), 1)
    settle()
  }
}

function settle(): void {
  window.addEventListener('popstate', onPop)
  void afterSteps(level)
}

/** Makes as many entries as dialogs stand open. Of one that opens as another closes nothing is to be seen. */
async function level(): Promise<void> {
  const missing = standing.length - entriesNow()
  if (missing < 0) await stepBack(-missing)
  for (let made = 0; made < missing; made += 1) {
    window.history.pushState({ ...entryNow(), dialogs: entriesNow() + 1 }, '')
  }
  for (const dialog of standing) dialog.hasEntry = true
}

/** Back was pressed, or forward to where a dialog was: that one does not come again. */
function onPop({ state }: PopStateEvent): void {
  const { dialogs = 0 } = entryOf(state)
  const left = standing.slice(dialogs).filter(({ hasEntry }) => hasEntry)
  for (const dialog of left.reverse()) dialog.close()
  if (dialogs > standing.length) settle()
}
