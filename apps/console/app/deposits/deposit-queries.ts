import { listBankLines } from '@ante/contract/console/bank-lines.ts'
import { listDepositQueue, showQueuedDeposit, showReceipt } from '@ante/contract/console/deposits.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { updatedRows } from '../lib/use-update-shown.ts'

export type Queue = OutputOf<typeof listDepositQueue>
export type Claim = OutputOf<typeof showQueuedDeposit>
export type QueueFilter = Omit<InputOf<typeof listDepositQueue>, 'merchant' | 'after' | 'size'>

/** Time in milliseconds after which a prefetched claim is refetched when it is opened. */
const FRESH_MS = 20_000

const readQueue = (merchant: string, filter: QueueFilter, after: string | undefined, signal?: AbortSignal) =>
  call(listDepositQueue, { merchant, ...filter, after }, signal)

export const queueQuery = (merchant: string, filter: QueueFilter, after: string | undefined) =>
  queryOptions({
    queryKey: ['deposits', merchant, filter, after],
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
    deposits: updatedRows(shown.deposits, fresh.deposits),
  }),
})

export const claimQuery = (merchant: string, id: string) =>
  queryOptions({
    queryKey: ['deposit', merchant, id],
    queryFn: ({ signal }) => call(showQueuedDeposit, { merchant, id }, signal),
    staleTime: FRESH_MS,
  })

export const receiptQuery = (merchant: string, id: string) =>
  queryOptions({
    queryKey: ['receipt', merchant, id],
    queryFn: ({ signal }) => call(showReceipt, { merchant, id }, signal),
    staleTime: Infinity,
  })

export const linesQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['bank-lines', merchant],
    queryFn: ({ signal }) => call(listBankLines, { merchant }, signal),
  })
