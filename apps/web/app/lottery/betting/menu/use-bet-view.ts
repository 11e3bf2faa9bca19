import { useEffect, useRef, useState } from 'react'

import { leaveDialogs } from '../../../lib/pages/history-steps.ts'
import { useSearch } from '../../../lib/pages/router.tsx'
import { betViewAddress, betViewOf } from '../bet-view.ts'
import type { BetView } from '../bet-view.ts'

/**
 * Returns the view of the betting page. It is read from the address once and written there with each change; the page
 * itself stays mounted, with its unfinished picks.
 */
export function useBetView(): [BetView, (part: Partial<BetView>) => void] {
  const search = useSearch()
  const [view, setView] = useState(() => betViewOf(search))
  const input = useRef(view)
  useEffect(() => {
    if (input.current === view) return
    input.current = view
    // A sheet has its own history entry, which is removed with it.
    void leaveDialogs().then(() => window.history.replaceState(window.history.state, '', betViewAddress(view)))
  }, [view])
  return [view, (part) => setView((before) => ({ ...before, ...part }))]
}
