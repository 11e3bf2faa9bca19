/** What stands in each entry of the history that this app made. */
export interface HistoryEntry {
  key?: string
  /** How many entries of this tab stand before its page. */
  at?: number
  /** How many dialogs stood open over its page when it was made. */
  dialogs?: number
}

/** An entry that somebody else made says nothing. */
// What stands there is our own: nobody else writes into the history of this origin.
export const entryOf = (state: unknown): HistoryEntry => (state as HistoryEntry | null) ?? {}

export const entryNow = (): HistoryEntry => entryOf(window.history.state)

/** Entries lie in front of this one as well, so that their number alone does not tell. */
export const placeInHistory = (): number => entryNow().at ?? window.history.length - 1
