import { listReportSchedules, readReport } from '@ante/contract/console/reports.ts'
import type { ReportName } from '@ante/contract/console/reports.ts'
import { queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

export const reportQuery = (merchant: string, days: { report: ReportName; from: string; until: string }) =>
  queryOptions({
    queryKey: ['reports', merchant, days],
    queryFn: ({ signal }) => call(readReport, { merchant, ...days }, signal),
    refetchOnWindowFocus: false,
  })

export const schedulesQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['report-schedules', merchant],
    queryFn: ({ signal }) => call(listReportSchedules, { merchant }, signal),
  })
