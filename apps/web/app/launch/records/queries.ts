import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { filterOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'

/** Pages of the member's rounds. The key is below `member`, so it is cleared for the next member. */
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
    // Recent play must be included.
    staleTime: 0,
  })

export interface RoundName {
  vendor: string
  roundId: string
}

/** One round with all its transfers, and the vendor's description. */
export const recordDetail = ({ vendor, roundId }: RoundName) =>
  queryOptions({
    queryKey: ['member', 'playRecord', vendor, roundId],
    queryFn: queryOf(async () => (await import('@ante/contract/launch/play-record-detail.ts')).getPlayRecord, {
      vendor,
      roundId,
    }),
    staleTime: 0,
  })
