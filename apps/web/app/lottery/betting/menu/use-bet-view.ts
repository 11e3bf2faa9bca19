import { useEffect, useRef, useState } from 'react'

import { replaceAddress } from '../../../lib/pages/history-entry.ts'
import { leaveDialogs } from '../../../lib/pages/history-steps.ts'
import { useSearch } from '../../../lib/pages/router.tsx'
import { betViewAddress, betViewOf } from '../bet-view.ts'
import type { BetView } from '../bet-view.ts'

export type ChangeView = (part: Partial<BetView>) => void

/**
 * Returns the view of the betting page. It is read from the address once per game, and each change is written there.
 * The page stays mounted, so that unfinished picks are kept.
 */
export function useBetView(): [BetView, ChangeView] {
  const requested = betViewOf(useSearch())
  const [view, setView] = useState(requested)
  const written = useRef(view)
  const isOtherGame = view.gameCode !== requested.gameCode
  if (isOtherGame) setView(requested)
  useEffect(() => {
    const before = written.current
    written.current = view
    // A link to another game has already changed the address.
    if (before === view || before.gameCode !== view.gameCode) return
    // While a sheet is open, the current history entry belongs to it and is removed with it.
    void leaveDialogs().then(() => replaceAddress(betViewAddress(view)))
  }, [view])
  return [isOtherGame ? requested : view, (part) => setView((before) => ({ ...before, ...part }))]
}
