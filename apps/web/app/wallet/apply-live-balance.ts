import type { LiveEvent } from '@ante/contract/live/events.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import type { QueryClient } from '@tanstack/react-query'

import { walletBalance } from './queries.ts'

/**
 * Gives what takes the balances of one stream. They carry a version: one that comes late is dropped. An answer that is
 * still on its way may be older than the event, so it is dropped too.
 */
export function applyBalanceEvent(queries: QueryClient): (event: LiveEvent<'balance'>) => void {
  let newest = -1
  return ({ version, sumBalance, mainBalance, currency, onTheWay }) => {
    if (version < newest) return
    newest = version
    if (queries.getQueryData(walletBalance.queryKey)) void queries.cancelQueries(walletBalance)
    queries.setQueryData(walletBalance.queryKey, (known) => ({
      currencySymbol: '',
      ...known,
      balance: withMain(known?.balance ?? [], mainBalance),
      sumBalance,
      currency,
      onTheWay,
    }))
  }
}

type Wallets = WalletBalances['balance']

/** The stream knows the main wallet; of the others it keeps what was asked for last. */
function withMain(wallets: Wallets, availBalance: string): Wallets {
  const others = wallets.filter(({ accountTypeId }) => accountTypeId !== MAIN_WALLET)
  const main = wallets.find(({ accountTypeId }) => accountTypeId === MAIN_WALLET)
  return [{ accountTypeId: MAIN_WALLET, accountName: '', ...main, availBalance }, ...others]
}
