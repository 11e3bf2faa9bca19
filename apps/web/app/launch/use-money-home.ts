import { walletsToMain } from '@ante/contract/wallet/vendor-transfer.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { asks } from '../lib/calls/query-client.ts'
import { walletBalance } from '../wallet/public.ts'

const bringHome = { queryKey: ['wallet', 'to-main'], queryFn: asks(walletsToMain, {}), staleTime: 0, retry: false }

/**
 * Once a game is left, what was at its vendor comes back into the main wallet, and the balance shows it. What does not come at
 * once is not lost: the gateway brings it when he opens another game.
 */
export function useMoneyHome(isAtVendor: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isAtVendor) return undefined
    return () =>
      void queries
        .query(bringHome)
        .catch(() => undefined)
        .then(() => queries.invalidateQueries(walletBalance))
  }, [isAtVendor, queries])
}
