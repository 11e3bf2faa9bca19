import type { LiveEvent } from '@ante/contract/live/events.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import type { QueryClient } from '@tanstack/react-query'

import { walletBalance } from './queries.ts'

/**
 * Returns the handler of the balance events of one stream. Events with an older version are dropped. A pending request
 * is cancelled, because its answer may be older than the event.
 */
export function applyBalanceEvent(queries: QueryClient): (event: LiveEvent<'balance'>) => void {
  let newest = -1
  return ({ version, sumBalance, mainBalance, currency, inTransit }) => {
    if (version < newest) return
    newest = version
    if (queries.getQueryData(walletBalance.queryKey)) void queries.cancelQueries(walletBalance)
    queries.setQueryData(walletBalance.queryKey, (cached) => ({
      currencySymbol: '',
      ...cached,
      balance: withMain(cached?.balance ?? [], mainBalance),
      sumBalance,
      currency,
      inTransit,
    }))
  }
}

type Wallets = WalletBalances['balance']

/** The stream reports the main wallet; the other wallets keep their last loaded values. */
function withMain(wallets: Wallets, availBalance: string): Wallets {
  const others = wallets.filter(({ walletId }) => walletId !== MAIN_WALLET)
  const main = wallets.find(({ walletId }) => walletId === MAIN_WALLET)
  return [{ walletId: MAIN_WALLET, accountName: '', ...main, availBalance }, ...others]
}
