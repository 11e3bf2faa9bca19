import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

/** The member's last moves between his wallets. Below `member`: the next one has his own. */
export const walletTransfers = queryOptions({
  queryKey: ['member', 'walletTransfers'],
  queryFn: asks(async () => (await import('@ante/contract/wallet/vendor-transfer.ts')).listWalletTransfers, {}),
  staleTime: 0,
})
