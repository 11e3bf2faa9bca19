import { historyIndex } from './history-entry.ts'

/** Part of the Navigation API of newer browsers: the entries of this site only, without gaps. */
interface WindowWithNavigation {
  navigation?: { currentEntry?: { index: number } | null }
}

/** Chromium returns this for a page that was reloaded during a history step. */
const UNKNOWN = -1

/**
 * Returns the number of pages of this site before the current one in the history. Older browsers count pages of other
 * sites too.
 */
export function ownPagesBefore(): number {
  // The type has an optional property, because older browsers lack the API.
  const { navigation } = window as WindowWithNavigation
  const index = navigation?.currentEntry?.index ?? UNKNOWN
  return index === UNKNOWN ? historyIndex() : index
}
