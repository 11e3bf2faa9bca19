import { listConformanceRuns, showConformanceRun } from '@ante/contract/console/conformance.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { isActive } from './conformance-texts.ts'
import { VENDORS } from './vendor-queries.ts'

/** Interval at which a run in progress is read. */
const FOLLOWED_MS = 1_000

export const runsQuery = (merchant: string, vendor: string, after: string | undefined) =>
  queryOptions({
    queryKey: [VENDORS, merchant, vendor, 'conformance', after],
    queryFn: ({ signal }) => call(listConformanceRuns, { merchant, vendor, after }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.runs.some(isActive) ? FOLLOWED_MS : false),
  })

export const runQuery = (merchant: string, vendor: string, id: string) =>
  queryOptions({
    queryKey: [VENDORS, merchant, vendor, 'conformance', 'run', id],
    queryFn: ({ signal }) => call(showConformanceRun, { merchant, vendor, id }, signal),
    refetchInterval: ({ state }) => (state.data && isActive(state.data.run) ? FOLLOWED_MS : false),
  })
