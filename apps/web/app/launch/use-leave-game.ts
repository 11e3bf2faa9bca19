import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'

import { ownPagesBefore } from '../lib/pages/own-pages-before.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { walletBalance } from '../wallet/public.ts'

/** A step through the history that leads nowhere else is not waited for. */
const STEP_LIMIT_MS = 800

/** Leads back to where the player was, home if he was nowhere or is to go there, with the balance asked for anew. */
export function useLeaveGame(leadsHome: boolean): () => void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  // Pages that the vendor opened in its frame have entries in the same history: they are stepped over.
  const [entries] = useState(() => window.history.length)
  // A game may say it twice, by a message and by where it goes; two steps would lead too far back.
  const isLeaving = useRef(false)
  const stranded = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(stranded.current), [])
  return useCallback(() => {
    if (isLeaving.current) return
    isLeaving.current = true
    void queries.invalidateQueries(walletBalance)
    const goHome = () => navigate('/m/home', { replace: true })
    if (leadsHome || ownPagesBefore() < 1) return goHome()
    const inFrame = Math.max(0, window.history.length - entries)
    const here = window.location.href
    navigate(-1 - inFrame)
    // On a slow phone the page that was led to may not stand yet.
    stranded.current = setTimeout(() => window.location.href === here && goHome(), STEP_LIMIT_MS)
  }, [entries, leadsHome, navigate, queries])
}
