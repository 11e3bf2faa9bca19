import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../../lib/calls/query-client.ts'

/** Current balances of the wallets. The live stream updates only their sum. */
export const orderWallets = queryOptions({
  queryKey: ['member', 'wallets', 'purse'],
  queryFn: queryOf(async () => (await import('@ante/contract/wallet/balance.ts')).getBalance, { typeId: 0 }),
  staleTime: 0,
  gcTime: 0,
})
