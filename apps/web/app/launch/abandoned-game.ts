import { readStored, tabStorage } from '../lib/browser/storage.ts'

const KEY = 'gameWithMoney'

let shownGame: string | null = null

/**
 * Stores the session of the shown game, which has money at its vendor. The next page of this tab uses it to report the
 * game as left, because a page that is being unloaded cannot.
 */
export function recordShownGame(sessionId: string): void {
  shownGame = sessionId
  tabStorage.set(KEY, sessionId)
}

export function clearShownGame(): void {
  shownGame = null
  tabStorage.remove(KEY)
}

/** Returns and clears the session of a game that an earlier page of this tab has shown and not reported as left. */
export function takeAbandonedSession(): string | null {
  const stored = readStored(tabStorage, KEY, (text) => (/^[\da-f-]{36}$/.test(text) ? text : null))
  if (stored === shownGame) return null
  tabStorage.remove(KEY)
  return stored
}
