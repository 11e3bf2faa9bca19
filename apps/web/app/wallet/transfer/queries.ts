import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

/**
 * The member's wallets, one by one. Not the header's balance query: the live stream updates that one's sum and cancels
 * requests older than its events; here an answer always counts.
 */
export const wallets = queryOptions({
  queryKey: ['member', 'wallets'],
  queryFn: queryOf(async () => (await import('@ante/contract/wallet/balance.ts')).getBalance, { typeId: 0 }),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** The member's latest transfers between wallets. Below `member`: each member has an own list. */
export const walletTransfers = queryOptions({
  queryKey: ['member', 'walletTransfers'],
  queryFn: queryOf(async () => (await import('@ante/contract/wallet/vendor-transfer.ts')).listWalletTransfers, {}),
  staleTime: 0,
})
