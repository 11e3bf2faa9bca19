import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

/**
 * The member's wallets one by one. Not the balance of the header: the live stream keeps that one's sum, and drops what was asked
 * before its news; here an answer counts whatever the sum says.
 */
export const wallets = queryOptions({
  queryKey: ['member', 'wallets'],
  queryFn: asks(async () => (await import('@ante/contract/wallet/balance.ts')).getBalance, { typeId: 0 }),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** The member's last moves between his wallets. Below `member`: the next one has his own. */
export const walletTransfers = queryOptions({
  queryKey: ['member', 'walletTransfers'],
  queryFn: asks(async () => (await import('@ante/contract/wallet/vendor-transfer.ts')).listWalletTransfers, {}),
  staleTime: 0,
})
