import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

const calls = () => import('@ante/contract/cashier/line-transfers.ts')

/** Whom the member may send to, and how much. Below `member`: the next one has his own. */
export const lineNow = queryOptions({
  queryKey: ['member', 'line', 'now'],
  queryFn: asks(async () => (await calls()).getLine, {}),
  staleTime: 0,
})

/** Those directly below an agent, twenty after twenty. */
export const receiversFor = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['member', 'line', 'receivers', search],
    queryFn: ({ pageParam: page, ...context }) =>
      asks(async () => (await calls()).listReceivers, { search, page })(context),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    staleTime: 0,
  })

export type Way = 'ALL' | 'sent' | 'received'

/** What went up and down, page after page. */
export const lineTransfersOf = (way: Way) =>
  infiniteQueryOptions({
    queryKey: ['member', 'line', 'transfers', way],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await calls()).listLineTransfers, {
        ...(way !== 'ALL' && { way }),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
