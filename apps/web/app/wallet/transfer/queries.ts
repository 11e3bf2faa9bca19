import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

/**
 * The member's wallets, one by one. Separate from the header's balance query, whose pending requests are cancelled by
 * live events of the balance: these requests must not be cancelled.
 */
export const wallets = queryOptions({
  queryKey: ['member', 'wallets'],
  queryFn: queryOf(async () => (await import('@ante/contract/wallet/balance.ts')).getBalance, { typeId: 0 }),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** The member's latest transfers between wallets. */
export const walletTransfers = queryOptions({
  queryKey: ['member', 'walletTransfers'],
  queryFn: queryOf(async () => (await import('@ante/contract/wallet/vendor-transfer.ts')).listWalletTransfers, {}),
  staleTime: 0,
})
