import { listOperations, readSubject, runRead } from '@ante/contract/console/operations.ts'
import { queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

/** All operations that the staff may use for a merchant. They change with the rights only. */
export const operationsQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['operations', merchant],
    queryFn: ({ signal }) => call(listOperations, { merchant }, signal),
    staleTime: 60_000,
  })

/** The operations of a subject with their fields. */
export const subjectQuery = (merchant: string, subject: string) =>
  queryOptions({
    queryKey: ['operations', merchant, subject],
    queryFn: ({ signal }) => call(readSubject, { merchant, subject }, signal),
    staleTime: 60_000,
  })

export interface ReadRequest {
  merchant: string
  subject: string
  action: string
  /** Values of the fields as a query: `flag=CAPTCHA3`. */
  values: string
  search: string
}

/** The result of a read; all results of a subject begin with the same key, so that a change refreshes them. */
export const resultQuery = (request: ReadRequest) =>
  queryOptions({
    queryKey: [...resultsKey(request), request.action, request.values, request.search],
    queryFn: ({ signal }) => call(runRead, request, signal),
    staleTime: 0,
  })

export const resultsKey = ({ merchant, subject }: Pick<ReadRequest, 'merchant' | 'subject'>) => [
  'operation-results',
  merchant,
  subject,
]
