import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

const calls = () => import('@ante/contract/cashier/line-transfers.ts')

/** Possible receivers and limits. The key begins with `member`, so the cache is cleared for the next member. */
export const lineNow = queryOptions({
  queryKey: ['member', 'line', 'now'],
  queryFn: queryOf(async () => (await calls()).getLine, {}),
  staleTime: 0,
})

/** Direct downlines of an agent, in pages of twenty. */
export const receiversFor = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['member', 'line', 'receivers', search],
    queryFn: ({ pageParam: page, ...context }) =>
      queryOf(async () => (await calls()).listReceivers, { search, page })(context),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    staleTime: 0,
  })

export type TransferDirection = 'ALL' | 'sent' | 'received'

/** Pages of transfers in both directions. */
export const lineTransfersOf = (direction: TransferDirection) =>
  infiniteQueryOptions({
    queryKey: ['member', 'line', 'transfers', direction],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await calls()).listLineTransfers, {
        ...(direction !== 'ALL' && { way: direction }),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
