import { readStored, tabStorage } from '../lib/browser/storage.ts'

const KEY = 'gameWithMoney'

let shownGame: string | null = null

/**
 * Stores that this tab shows the game of a session with money at its vendor. A page being unloaded cannot report it as
 * left.
 */
export function recordShownGame(sessionId: string): void {
  shownGame = sessionId
  tabStorage.set(KEY, sessionId)
}

export function clearShownGame(): void {
  shownGame = null
  tabStorage.remove(KEY)
}

/** Returns the session of a game that this tab has shown and left without a report; once. */
export function takeAbandonedSession(): string | null {
  const stored = readStored(tabStorage, KEY, (text) => (/^[\da-f-]{36}$/.test(text) ? text : null))
  if (stored === shownGame) return null
  tabStorage.remove(KEY)
  return stored
}
