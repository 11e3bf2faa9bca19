import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

import { walletBalance } from './queries.ts'

/**
 * Gives what takes the balances of one stream. They carry a version: one that comes late is dropped. An answer that is
 * still on its way may be older than the event, so it is dropped too.
 */
export function balanceTaker(queries: QueryClient): (event: LiveEvent<'balance'>) => void {
  let newest = -1
  return ({ version, sumBalance, currency, onTheWay }) => {
    if (version < newest) return
    newest = version
    if (queries.getQueryData(walletBalance.queryKey)) void queries.cancelQueries(walletBalance)
    queries.setQueryData(walletBalance.queryKey, (known) => ({
      balance: [],
      currencySymbol: '',
      ...known,
      sumBalance,
      currency,
      onTheWay,
    }))
  }
}
