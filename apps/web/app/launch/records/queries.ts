import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { filterOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'

/** The member's rounds, page after page. Below `member`: the next one has his own. */
export const recordsOf = (view: RecordView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'playRecords', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await import('@ante/contract/launch/play-records.ts')).listPlayRecords, {
        ...filterOf(view),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // What he played a moment ago must be there.
    staleTime: 0,
  })

export interface RoundName {
  vendor: string
  roundId: string
}

/** One round with all that moved in it, and what its vendor tells. */
export const recordDetail = ({ vendor, roundId }: RoundName) =>
  queryOptions({
    queryKey: ['member', 'playRecord', vendor, roundId],
    queryFn: asks(async () => (await import('@ante/contract/launch/play-record-detail.ts')).getPlayRecord, {
      vendor,
      roundId,
    }),
    staleTime: 0,
  })
