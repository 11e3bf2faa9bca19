import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface JobTable {
  id: Generated<bigint>
  name: string
  key: string
  payload: JSONColumnType<object>
  every_ms: number | null
  run_at: ColumnType<Date, Date | undefined>
  attempts: Generated<number>
  revision: Generated<number>
  locked_by: string | null
  locked_until: Date | null
  failed_at: Date | null
  last_error: string | null
  added_at: Generated<Date>
}

interface JobDayTable {
  name: string
  merchant_code: string
  day: ColumnType<string, string, string>
}

declare module '../db.ts' {
  interface Tables {
    job: JobTable
    job_day: JobDayTable
  }
}
