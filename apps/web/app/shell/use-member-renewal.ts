import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { favourites } from '../catalogue/favourites.ts'
import { useSession } from '../lib/session/session.ts'
import { memberInfo } from '../member/queries.ts'
import { walletBalance } from '../wallet/queries.ts'

/**
 * Refetches wallets, favourites and member data when a member opens the home page. Source: product specification 2,
 * "Home".
 */
export function useMemberRenewal(): void {
  const session = useSession()
  const queries = useQueryClient()
  useEffect(() => {
    if (!session) return
    // A failure is ignored: the part that shows the data refetches it.
    const missing = () => undefined
    queries.query({ ...walletBalance, staleTime: 0 }).catch(missing)
    queries.query({ ...favourites, staleTime: 0 }).catch(missing)
    queries.query({ ...memberInfo, staleTime: 0 }).catch(missing)
  }, [queries, session])
}
