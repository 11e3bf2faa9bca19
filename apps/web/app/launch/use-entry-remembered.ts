import { PLAYED_FROM_KEY } from '@ante/contract/launch/frame-messages.ts'
import { useEffect } from 'react'

import { tabStorage } from '../lib/browser/storage.ts'
import { historyIndex } from '../lib/pages/history-entry.ts'
import { ownPagesBefore } from '../lib/pages/own-pages-before.ts'
import { opensHome } from './launch-input.ts'

/**
 * Stores the number of history entries before the game's entry. A game that leaves by navigating the whole window then
 * returns to the page before the game.
 */
export function useEntryRemembered(search: URLSearchParams): void {
  const before = !opensHome(search) && ownPagesBefore() > 0 ? historyIndex() : 0
  useEffect(() => {
    if (before > 0) tabStorage.set(PLAYED_FROM_KEY, String(before))
    else tabStorage.remove(PLAYED_FROM_KEY)
    return () => tabStorage.remove(PLAYED_FROM_KEY)
  }, [before])
}
