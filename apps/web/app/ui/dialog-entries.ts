import { currentEntry, entryOf } from '../lib/pages/history-entry.ts'
import { afterPendingSteps, pendingStep, goBack } from '../lib/pages/history-steps.ts'

interface OpenDialog {
  /** False until its entry is created, after earlier history steps: a step back then does not close this dialog. */
  hasEntry: boolean
  close(): void
}

/** The open dialogs, the lowest first. Each has a history entry, so that the phone's back button closes it. */
const openDialogs: OpenDialog[] = []

/** The last created dialog entry: its page, its number of dialogs, and the length of the history after it. */
let lastEntry: { page: string | undefined; dialogs: number; length: number } = {
  page: undefined,
  dialogs: 0,
  length: 0,
}

/**
 * Returns the number of entries of closed dialogs ahead in the history: they count towards its length until a page or
 * a frame opens another.
 */
export function closedEntriesAhead(): number {
  const isLast = lastEntry.page === currentEntry().key && lastEntry.length === window.history.length
  return isLast ? lastEntry.dialogs - entriesNow() : 0
}

const entriesNow = () => currentEntry().dialogs ?? 0

/**
 * Creates the history entry of a dialog that opens. The returned function, called when the dialog closes in another
 * way, removes the entry.
 */
export function addDialogEntry(close: () => void): () => void {
  const dialog: OpenDialog = { hasEntry: false, close }
  openDialogs.push(dialog)
  updateEntries()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    updateEntries()
  }
}

function updateEntries(): void {
  window.addEventListener('popstate', onPop)
  void afterPendingSteps(matchEntriesToDialogs)
}

/**
 * Creates or removes entries until there is one per open dialog. A dialog that opens as another closes causes no
 * visible change.
 */
async function matchEntriesToDialogs(): Promise<void> {
  const missing = openDialogs.length - entriesNow()
  if (missing < 0) await goBack(-missing)
  const late = pendingStep()
  if (late) {
    // The step is late. Its `popstate` would close a dialog that reuses the current entry, so entries change after it.
    void late.then(updateEntries)
    return
  }
  for (let added = 0; added < missing; added += 1) {
    window.history.pushState({ ...currentEntry(), dialogs: entriesNow() + 1 }, '')
    lastEntry = { page: currentEntry().key, dialogs: entriesNow(), length: window.history.length }
  }
  for (const dialog of openDialogs) dialog.hasEntry = true
}

/** Handles a step back, or forward to the entry of a closed dialog, which does not reopen. */
function onPop({ state }: PopStateEvent): void {
  const { dialogs = 0 } = entryOf(state)
  const remainingDialogs = openDialogs.slice(dialogs).filter(({ hasEntry }) => hasEntry)
  for (const dialog of remainingDialogs.reverse()) dialog.close()
  if (dialogs > openDialogs.length) updateEntries()
}
