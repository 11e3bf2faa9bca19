import { queryOptions } from '@tanstack/react-query'

import { WITHDRAWAL_KEY } from '../../identity/public.ts'
import { queryOf } from '../../lib/calls/query-client.ts'

const withdrawalContract = () => import('@ante/contract/cashier/withdrawal.ts')

/** One withdrawal with all its steps. */
export const withdrawalOf = (transactionId: string) =>
  queryOptions({
    queryKey: [...WITHDRAWAL_KEY, 'one', transactionId],
    queryFn: queryOf(async () => (await withdrawalContract()).getWithdrawal, { transactionId }),
    staleTime: 0,
  })

/** Exact fee of a withdrawal of this amount. */
export const withdrawalQuote = (amount: string) =>
  queryOptions({
    queryKey: [...WITHDRAWAL_KEY, 'quote', amount],
    queryFn: queryOf(async () => (await withdrawalContract()).quoteWithdrawal, { amount }),
    staleTime: 0,
  })
