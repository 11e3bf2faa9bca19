import { readStored, tabStorage } from '../lib/browser/storage.ts'

const KEY = 'gameWithMoney'

let shown: string | null = null

/** This tab shows the game of a session that plays with money at its vendor. A page that is loaded anew cannot say that it is left. */
export function noteShown(sessionId: string): void {
  shown = sessionId
  tabStorage.set(KEY, sessionId)
}

export function noteLeft(): void {
  shown = null
  tabStorage.remove(KEY)
}

/** The session of a game that this tab has shown and shows no more, without anybody having been told; it is said once. */
export function takeLeftBehind(): string | null {
  const kept = readStored(tabStorage, KEY, (text) => (/^[\da-f-]{36}$/.test(text) ? text : null))
  if (kept === shown) return null
  tabStorage.remove(KEY)
  return kept
}
