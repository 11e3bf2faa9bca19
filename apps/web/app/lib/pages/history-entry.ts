import { addressChanged } from './address.ts'

/** State of each history entry that this app created. */
export interface HistoryEntry {
  key?: string
  /** Number of entries of this tab before the page's entry. */
  at?: number
  /** Number of dialogs open over the page when the entry was created. */
  dialogs?: number
}

/** Returns the state of a history entry; empty for an entry that this app did not create. */
// The cast is safe, because only this app writes to the history of this origin.
export const entryOf = (state: unknown): HistoryEntry => (state as HistoryEntry | null) ?? {}

export const currentEntry = (): HistoryEntry => entryOf(window.history.state)

/** Changes the address of the current history entry; the page stays. */
export function replaceAddress(text: string): void {
  const { key } = currentEntry()
  window.history.replaceState(window.history.state, '', text)
  if (key !== undefined) addressChanged(key, text)
}

/** Returns the number of entries before the current page; `history.length` would include later entries. */
export const historyIndex = (): number => currentEntry().at ?? window.history.length - 1
