import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'

import { ownPagesBefore } from '../lib/pages/own-pages-before.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { closedEntriesAhead } from '../ui/dialog-entries.ts'
import { walletBalance } from '../wallet/public.ts'

/** Milliseconds after which a step back that has not changed the address is replaced by opening home. */
const STEP_LIMIT_MS = 800

/** Number of history entries of this site's pages and of the vendor's frame, without entries of closed dialogs. */
const entriesSoFar = () => window.history.length - closedEntriesAhead()

/** Navigates back to the previous page, or home if there is none or it is requested, and reloads the balance. */
export function useLeaveGame(opensHome: boolean): () => void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  // Pages of the vendor's frame add entries to the same history, which the step back must skip.
  const [entries] = useState(entriesSoFar)
  // A game may report leaving twice, by a message and by its navigation; two steps would go too far back.
  const isLeaving = useRef(false)
  const homeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(homeTimer.current), [])
  return useCallback(() => {
    if (isLeaving.current) return
    isLeaving.current = true
    void queries.invalidateQueries(walletBalance)
    const leaveToLobby = () => navigate('/m/home', { replace: true })
    if (opensHome || ownPagesBefore() < 1) return leaveToLobby()
    const frameEntries = Math.max(0, entriesSoFar() - entries)
    const currentAddress = window.location.href
    navigate(-1 - frameEntries)
    // On a slow phone the target page may not be displayed yet.
    homeTimer.current = setTimeout(() => window.location.href === currentAddress && leaveToLobby(), STEP_LIMIT_MS)
  }, [entries, opensHome, navigate, queries])
}
