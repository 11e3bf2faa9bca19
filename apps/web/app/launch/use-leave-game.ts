import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { placeInHistory } from '../lib/pages/history-entry.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { walletBalance } from '../wallet/public.ts'

/** Leads back to where the player was, home if he was nowhere, with the balance asked for anew. */
export function useLeaveGame(): () => void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useCallback(() => {
    void queries.invalidateQueries(walletBalance)
    if (placeInHistory() < 1) navigate('/m/home')
    else navigate(-1)
  }, [navigate, queries])
}
