import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

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
