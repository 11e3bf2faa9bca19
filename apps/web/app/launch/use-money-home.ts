import { walletsToMain } from '@ante/contract/wallet/vendor-transfer.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { asks } from '../lib/calls/query-client.ts'
import { walletBalance } from '../wallet/public.ts'

const bringHome = (sessionId: string) => ({
  queryKey: ['wallet', 'to-main', sessionId],
  queryFn: asks(walletsToMain, { sessionId }),
  staleTime: 0,
  retry: false,
})

/**
 * Once a game is left, what was at its vendor comes back into the main wallet, and the balance shows it; but for what another
 * game plays with that was opened there since. What does not come at once is not lost: the gateway brings it when he opens
 * another game.
 */
export function useMoneyHome({ moneyAtVendor, sessionId }: { moneyAtVendor: boolean; sessionId: string }): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!moneyAtVendor) return undefined
    return () =>
      void queries
        .query(bringHome(sessionId))
        .catch(() => undefined)
        .then(() => queries.invalidateQueries(walletBalance))
  }, [moneyAtVendor, sessionId, queries])
}
