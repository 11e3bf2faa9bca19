import { REPORT_DAYS, readReport as endpoint } from '@ante/contract/console/reports.ts'
import type { Report, ReportName } from '@ante/contract/console/reports.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { leftOutPlayers } from './left-out.ts'
import { reports } from './report-list.ts'
import { cellText, isEmptyRow, MAX_ROWS, totalsOf } from './report.ts'
import type { ReportRow } from './report.ts'

/** Whether the days are in order, and not more than the limit. */
export const isPeriod = ({ from, until }: { from: string; until: string }): boolean =>
  from <= until && (Date.parse(until) - Date.parse(from)) / DAY_MS < REPORT_DAYS

export interface RequestedReport {
  merchantCode: string
  report: ReportName
  from: string
  until: string
}

/** Returns the rows of a report, the same for the page, the file and the schedule. */
export async function reportRows(
  db: Db,
  { merchantCode, report, from, until }: RequestedReport,
): Promise<{ rows: ReportRow[]; leftOut: number; isCapped: boolean }> {
  const query = db.selectFrom('merchant').select(['zone', 'currency']).where('code', '=', merchantCode)
  const { zone, currency } = await query.executeTakeFirstOrThrow()
  const leftOut = await leftOutPlayers(db, merchantCode)
  const rows = await reports[report].rows(db, { merchantCode, zone, currency, from, until, leftOut })
  return { rows: rows.slice(0, MAX_ROWS), leftOut: leftOut.length, isCapped: rows.length > MAX_ROWS }
}

/** Returns a report with its totals. */
export async function shownReport(
  { db, merchants }: ScreenPorts,
  { report, from, until }: ParsedInputOf<typeof endpoint>,
  context: StaffContext,
): Promise<Report> {
  const merchantCode = merchantOf(context)
  if (!isPeriod({ from, until })) throw refusalsOf(endpoint)('report.period', { most: REPORT_DAYS })
  const { zone, currency } = merchants.of(merchantCode)
  const { columns } = reports[report]
  const { rows, leftOut, isCapped } = await reportRows(db, { merchantCode, report, from, until })
  const cells = (values: ReportRow['values']) =>
    Object.fromEntries(columns.map(({ id, kind }) => [id, cellText(kind, values[id] ?? null)]))
  return {
    report,
    from,
    until,
    zone,
    currency,
    columns: columns.map(({ id, kind }) => ({ id, kind })),
    rows: rows.map((row) => ({ id: row.id, cells: cells(row.values), isEmpty: isEmptyRow(row, columns) })),
    totals: rows.length === 0 ? null : cells(totalsOf(rows, columns)),
    leftOut,
    isCapped,
  }
}
