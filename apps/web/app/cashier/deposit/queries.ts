import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

/** The live stream tells of each step and has all of this asked anew. Below `member`: the next one has his own. */
export const DEPOSIT_KEY = ['member', 'deposit'] as const

export const depositSettings = queryOptions({
  queryKey: [...DEPOSIT_KEY, 'settings'],
  queryFn: asks(async () => (await import('@ante/contract/cashier/deposit.ts')).getDepositSettings, {}),
  staleTime: 0,
})

export const paymentChannels = queryOptions({
  queryKey: [...DEPOSIT_KEY, 'channels'],
  queryFn: asks(async () => (await import('@ante/contract/cashier/payment-channels.ts')).getPaymentChannels, {}),
  staleTime: 0,
})

export const depositOf = (transId: string) =>
  queryOptions({
    queryKey: [...DEPOSIT_KEY, 'one', transId],
    queryFn: asks(async () => (await import('@ante/contract/cashier/deposit.ts')).getDeposit, { transId }),
    staleTime: 0,
  })
