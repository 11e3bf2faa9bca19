import { infiniteQueryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { filterOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'

/** What moved on a wallet of the member's, page after page. Below `member`: the next one has his own. */
export const accountRecords = (view: RecordView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'accountRecords', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await import('@ante/contract/wallet/account-records.ts')).listAccountRecords, {
        ...filterOf(view),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // What moved a moment ago must be there.
    staleTime: 0,
  })
