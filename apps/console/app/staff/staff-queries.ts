import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { listStaff } from '@ante/contract/staff/accounts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

export type StaffAccount = OutputOf<typeof listStaff>['accounts'][number]

export const staffQuery = (merchant: string, after: string | undefined) =>
  queryOptions({
    queryKey: ['staff', merchant, after],
    queryFn: ({ signal }) => call(listStaff, { merchant, after }, signal),
    placeholderData: keepPreviousData,
  })
