import { ReportName } from '@ante/contract/console/reports.ts'
import * as z from 'zod/mini'

import { exportable } from '../exports/exportable.ts'
import type { Cell, Exportable } from '../exports/exportable.ts'
import { isPeriod, reportRows } from './read-report.ts'
import { reports } from './report-list.ts'
import { cellText } from './report.ts'
import type { ReportColumn, ReportRow } from './report.ts'

/** Name of the export of a report: stored with exports and schedules, so it must never be renamed. */
export const sourceOf = (report: ReportName): string => `report-${report}`

const Filter = z
  .object({ from: z.iso.date(), until: z.iso.date() })
  .check(z.refine((period: { from: string; until: string }) => isPeriod(period)))

const cellOf = ({ id, kind }: ReportColumn, { values }: ReportRow): Cell => {
  const text = cellText(kind, values[id] ?? null)
  if (text === null) return null
  if (kind === 'amount' || kind === 'percent') return { amount: text }
  return kind === 'count' ? Number(text) : text
}

const exportOf = (report: ReportName): Exportable =>
  exportable({
    source: sourceOf(report),
    permission: 'operation.report.read',
    filter: Filter,
    page: async (db, { merchant, filter: { from, until } }) => {
      const { rows } = await reportRows(db, { merchantCode: merchant, report, from, until })
      return { rows, next: null }
    },
    columns: reports[report].columns.map((column) => ({
      id: column.id,
      title: column.title,
      value: (row: ReportRow) => cellOf(column, row),
    })),
  })

/** Files of all reports. */
export const reportExports: readonly Exportable[] = ReportName.options.map(exportOf)
