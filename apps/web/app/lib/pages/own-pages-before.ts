import { placeInHistory } from './history-entry.ts'

/** Of the Navigation API, which younger browsers have: the entries of this site alone, without a gap. */
interface Known {
  navigation?: { currentEntry?: { index: number } | null }
}

/** Chromium gives it for a page that was reloaded while a step through the history was on its way. */
const UNKNOWN = -1

/** How many pages of this site one can go back to. Older browsers count other sites' pages as well. */
export function ownPagesBefore(): number {
  // The type of a window that may not have it yet.
  const { navigation } = window as Known
  const index = navigation?.currentEntry?.index ?? UNKNOWN
  return index === UNKNOWN ? placeInHistory() : index
}
