import { listWithdrawalQueue, showQueuedWithdrawal } from '@ante/contract/console/withdrawals.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { updatedRows } from '../lib/use-update-shown.ts'

export type Queue = OutputOf<typeof listWithdrawalQueue>
export type Review = OutputOf<typeof showQueuedWithdrawal>
export type QueueFilter = Omit<InputOf<typeof listWithdrawalQueue>, 'merchant' | 'after' | 'size'>

/** Page size. It may be small, because the next rows replace the decided ones. */
const ROWS = 25
/** Time in milliseconds after which a prefetched row is refetched when it is opened. */
const FRESH_MS = 20_000

const readQueue = (merchant: string, filter: QueueFilter, after: string | undefined, signal?: AbortSignal) =>
  call(listWithdrawalQueue, { merchant, ...filter, after, size: ROWS }, signal)

export const queueQuery = (merchant: string, filter: QueueFilter, after: string | undefined) =>
  queryOptions({
    queryKey: ['withdrawals', merchant, filter, after],
    queryFn: ({ signal }) => readQueue(merchant, filter, after, signal),
    placeholderData: keepPreviousData,
  })

/** The same page, to update the values of its shown rows only. */
export const shownQueue = (merchant: string, filter: QueueFilter, after: string | undefined) => ({
  queryKey: queueQuery(merchant, filter, after).queryKey,
  read: () => readQueue(merchant, filter, after),
  merge: (shown: Queue, fresh: Queue): Queue => ({
    ...fresh,
    next: shown.next,
    withdrawals: updatedRows(shown.withdrawals, fresh.withdrawals),
  }),
})

export const reviewQuery = (merchant: string, id: string) =>
  queryOptions({
    queryKey: ['withdrawal', merchant, id],
    queryFn: ({ signal }) => call(showQueuedWithdrawal, { merchant, id }, signal),
    staleTime: FRESH_MS,
  })
