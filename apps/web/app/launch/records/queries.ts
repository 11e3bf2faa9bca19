import { infiniteQueryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { filterOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'

/** Pages of the member's rounds. The key begins with `member`, so the cache is cleared for the next member. */
export const recordsOf = (view: RecordView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'playRecords', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await import('@ante/contract/launch/play-records.ts')).listPlayRecords, {
        ...filterOf(view),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Always stale, so that the latest rounds are included.
    staleTime: 0,
  })
