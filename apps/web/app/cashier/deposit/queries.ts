import { getDeposit, getDepositSettings } from '@ante/contract/cashier/deposit.ts'
import { getPaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { filterOf } from '../records/money-view.ts'
import type { MoneyView } from '../records/money-view.ts'

/**
 * Each step of a deposit is a live event that invalidates this key. The key is below `member`, so it is cleared for the
 * next member.
 */
const DEPOSIT_KEY = ['member', 'deposit'] as const

export const depositSettings = queryOptions({
  queryKey: [...DEPOSIT_KEY, 'settings'],
  queryFn: queryOf(getDepositSettings, {}),
  staleTime: 0,
})

export const paymentChannels = queryOptions({
  queryKey: [...DEPOSIT_KEY, 'channels'],
  queryFn: queryOf(getPaymentChannels, {}),
  staleTime: 0,
})

export const depositOf = (transactionId: string) =>
  queryOptions({
    queryKey: [...DEPOSIT_KEY, 'one', transactionId],
    queryFn: queryOf(getDeposit, { transactionId }),
    staleTime: 0,
  })

/** Pages of the member's deposits. */
export const depositRecordsOf = (view: MoneyView) =>
  infiniteQueryOptions({
    queryKey: [...DEPOSIT_KEY, 'records', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await import('@ante/contract/cashier/deposit-records.ts')).listDeposits, {
        ...filterOf(view),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
