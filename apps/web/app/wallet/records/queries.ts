import { infiniteQueryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { filterOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'

/** Transactions of the member's wallets, in pages. The key begins with `member`, so the cache is cleared for the next member. */
export const accountRecords = (view: RecordView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'accountRecords', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await import('@ante/contract/wallet/account-records.ts')).listAccountRecords, {
        ...filterOf(view),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Always stale, so that the latest transactions are included.
    staleTime: 0,
  })
