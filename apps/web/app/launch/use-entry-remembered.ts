import { PLAYED_FROM_KEY } from '@ante/contract/launch/frame-messages.ts'
import { useEffect } from 'react'

import { tabStorage } from '../lib/browser/storage.ts'
import { ownPagesBefore } from '../lib/pages/own-pages-before.ts'
import { leadsHome } from './launch-wish.ts'

/** Remembers which entry of the history the game has, so that one which leaves its frame by itself finds the one before. */
export function useEntryRemembered(search: URLSearchParams): void {
  const isReturning = !leadsHome(search) && ownPagesBefore() > 0
  useEffect(() => {
    if (isReturning) tabStorage.set(PLAYED_FROM_KEY, String(window.history.length))
    else tabStorage.remove(PLAYED_FROM_KEY)
    return () => tabStorage.remove(PLAYED_FROM_KEY)
  }, [isReturning])
}
