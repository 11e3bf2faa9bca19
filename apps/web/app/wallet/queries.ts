import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** The member's wallets; the live stream keeps the sum and the main wallet up to date. */
export const walletBalance = queryOptions({
  queryKey: ['wallet', 'balance'],
  queryFn: queryOf(async () => (await import('@ante/contract/wallet/balance.ts')).getBalance, { typeId: 0 }),
})
