import { useEffect, useRef, useState } from 'react'

import { replaceAddress } from '../../../lib/pages/history-entry.ts'
import { leaveDialogs } from '../../../lib/pages/history-steps.ts'
import { useSearch } from '../../../lib/pages/router.tsx'
import { betViewAddress, betViewOf } from '../bet-view.ts'
import type { BetView } from '../bet-view.ts'

export type ChangeView = (part: Partial<BetView>) => void

/**
 * Returns the view of the betting page. It is read from the address once per game and written there with each change;
 * the page itself stays mounted, with its unfinished picks.
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
    // The address of another game was written by the link to it.
    if (before === view || before.gameCode !== view.gameCode) return
    // A sheet has its own history entry, which is removed with it.
    void leaveDialogs().then(() => replaceAddress(betViewAddress(view)))
  }, [view])
  return [isOtherGame ? requested : view, (part) => setView((before) => ({ ...before, ...part }))]
}
