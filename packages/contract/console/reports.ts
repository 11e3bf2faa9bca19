import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { RowNumber } from '../kit/paging.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { ExportFormat } from './exports.ts'

export const ReportName = z.enum([
  'revenue',
  'deposits',
  'withdrawals',
  'cohorts',
  'promotions',
  'vendors',
  'agents',
  'tax',
])
export type ReportName = z.infer<typeof ReportName>

/** Maximum number of days of a report: sums of activity are kept for 100 days. */
export const REPORT_DAYS = 92

/** `amount` is in the merchant's currency; `percent` is a decimal. */
const ColumnKind = z.enum(['text', 'day', 'count', 'amount', 'percent'])

const Cells = z.record(z.string(), z.nullable(z.string()))

export const readReport = staffEndpoint({
  summary: 'Returns a report of whole days, without the players whose tag marks them as test or staff accounts.',
  method: 'GET',
  path: '/console/m/:merchant/reports/:report',
  permission: 'operation.report.read',
  input: z.object({
    merchant: Scope,
    report: ReportName,
    /** First and last day, by the merchant's calendar. */
    from: z.iso.date(),
    until: z.iso.date(),
  }),
  output: z.object({
    report: ReportName,
    from: z.string(),
    until: z.string(),
    zone: z.string(),
    currency: z.string(),
    columns: z.array(z.object({ id: z.string(), kind: ColumnKind })),
    /** Cells by column. Rows without any activity have zeros: they are there so that nothing seems forgotten. */
    rows: z.array(z.object({ id: z.string(), cells: Cells, isEmpty: z.boolean() })),
    /** Sums of all rows; null where a sum has no meaning. */
    totals: z.nullable(Cells),
    /** Number of players who are left out. */
    leftOut: z.number(),
    /** Whether there are more rows than the report shows. */
    isCapped: z.boolean(),
  }),
  refusals: {
    /** The last day is before the first, or there are too many days. */
    'report.period': z.object({ most: z.number() }),
  },
})
export type Report = z.output<typeof readReport.output>

export const ReportInterval = z.enum(['day', 'week', 'month'])
export type ReportInterval = z.infer<typeof ReportInterval>

/** Maximum number of an account's schedules at a merchant. */
export const SCHEDULES_LIMIT = 20

export const listReportSchedules = staffEndpoint({
  summary: 'Returns the own schedules of reports.',
  method: 'GET',
  path: '/console/m/:merchant/report-schedules',
  permission: 'operation.report.read',
  input: z.object({ merchant: Scope }),
  output: z.object({
    schedules: z.array(
      z.object({
        id: z.string(),
        report: ReportName,
        format: ExportFormat,
        every: ReportInterval,
        /** Last day on which a report was written; null before the first. */
        lastDay: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
})

export const addReportSchedule = staffEndpoint({
  summary: 'Sends a report to the caller regularly: a mail names the file, which is in the inbox of the console.',
  method: 'POST',
  path: '/console/m/:merchant/report-schedules',
  permission: 'operation.report.update',
  input: z.object({ merchant: Scope, report: ReportName, format: ExportFormat, every: ReportInterval }),
  output: z.object({ id: z.string() }),
  refusals: {
    'schedule.exists': NoDetails,
    'schedule.too_many': z.object({ most: z.number() }),
  },
})

export const removeReportSchedule = staffEndpoint({
  summary: 'Ends an own schedule of a report.',
  method: 'DELETE',
  path: '/console/m/:merchant/report-schedules/:id',
  permission: 'operation.report.update',
  input: z.object({ merchant: Scope, id: RowNumber }),
  output: z.object({}),
  refusals: { 'schedule.not.found': NoDetails },
})
