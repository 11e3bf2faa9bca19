import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../../lib/calls/query-client.ts'

/** What lies in each wallet just now. The balance that the stream keeps true is the sum of them alone. */
export const purse = queryOptions({
  queryKey: ['member', 'wallets', 'purse'],
  queryFn: asks(async () => (await import('@ante/contract/wallet/balance.ts')).getBalance, { typeId: 0 }),
  staleTime: 0,
  gcTime: 0,
})
