import { queryOptions } from '@tanstack/react-query'

import { WITHDRAWAL_KEY } from '../../identity/public.ts'
import { asks } from '../../lib/calls/query-client.ts'

const withdrawalContract = () => import('@ante/contract/cashier/withdrawal.ts')

/** The live stream tells of each step; one that it tells while the answer before it is on its way is found by looking again. */
const LOOK_AGAIN_MS = 5_000

/** One withdrawal with all its steps. */
export const withdrawalOf = (transId: string) =>
  queryOptions({
    queryKey: [...WITHDRAWAL_KEY, 'one', transId],
    queryFn: asks(async () => (await withdrawalContract()).getWithdrawal, { transId }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? LOOK_AGAIN_MS : false),
  })

/** What a withdrawal of this amount would cost, to the cent. */
export const withdrawalQuote = (amount: string) =>
  queryOptions({
    queryKey: [...WITHDRAWAL_KEY, 'quote', amount],
    queryFn: asks(async () => (await withdrawalContract()).quoteWithdrawal, { amount }),
    staleTime: 0,
  })
