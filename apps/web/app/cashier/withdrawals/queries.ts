import { infiniteQueryOptions } from '@tanstack/react-query'

import { WITHDRAWAL_KEY } from '../../identity/public.ts'
import { queryOf } from '../../lib/calls/query-client.ts'
import { filterOf } from '../records/money-view.ts'
import type { MoneyView } from '../records/money-view.ts'

/** Pages of the member's withdrawals. */
export const withdrawalsOf = (view: MoneyView) =>
  infiniteQueryOptions({
    queryKey: [...WITHDRAWAL_KEY, 'records', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await import('@ante/contract/cashier/withdrawal-records.ts')).listWithdrawals, {
        ...filterOf(view),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
