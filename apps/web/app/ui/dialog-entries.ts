import { entryNow, entryOf } from '../lib/pages/history-entry.ts'
import { afterSteps, lateStep, stepBack } from '../lib/pages/history-steps.ts'

interface OpenDialog {
  /** False while earlier history steps are pending: a step back does not concern this dialog yet. */
  hasEntry: boolean
  close(): void
}

/** The open dialogs, the lowest first. Each has a history entry, so that the phone's back button closes it. */
const openDialogs: OpenDialog[] = []

const entriesNow = () => entryNow().dialogs ?? 0

/**
 * Creates the history entry of a dialog that opens. The returned function, called when the dialog closes in another
 * way, removes the entry.
 */
export function takeEntry(close: () => void): () => void {
  const own: OpenDialog = { hasEntry: false, close }
  openDialogs.push(own)
  settle()
  return () => {
    openDialogs.splice(openDialogs.indexOf(own), 1)
    settle()
  }
}

function settle(): void {
  window.addEventListener('popstate', onPop)
  void afterSteps(level)
}

/**
 * Creates or removes entries until there is one per open dialog. A dialog that opens as another closes causes no
 * visible change.
 */
async function level(): Promise<void> {
  const missing = openDialogs.length - entriesNow()
  if (missing < 0) await stepBack(-missing)
  const late = lateStep()
  if (late) {
    // Its report would close a dialog that has taken the entry which this step leaves.
    void late.then(settle)
    return
  }
  for (let made = 0; made < missing; made += 1) {
    window.history.pushState({ ...entryNow(), dialogs: entriesNow() + 1 }, '')
  }
  for (const dialog of openDialogs) dialog.hasEntry = true
}

/** Handles a step back, or forward to the entry of a closed dialog, which does not reopen. */
function onPop({ state }: PopStateEvent): void {
  const { dialogs = 0 } = entryOf(state)
  const left = openDialogs.slice(dialogs).filter(({ hasEntry }) => hasEntry)
  for (const dialog of left.reverse()) dialog.close()
  if (dialogs > openDialogs.length) settle()
}
