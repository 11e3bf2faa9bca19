import type { ExportFormat } from '@ante/contract/console/exports.ts'
import type { ReportInterval, ReportName } from '@ante/contract/console/reports.ts'
import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    report_schedule: {
      id: GeneratedAlways<bigint>
      merchant_code: string
      staff_id: bigint
      /** Name of the report. */
      report: ReportName
      format: ExportFormat
      every: ReportInterval
      created_at: Date
      /** ISO date by the merchant's calendar. */
      last_day: Generated<string | null>
    }
  }
}
