import type { ReportInterval } from '@ante/contract/console/reports.ts'
import { plusDays, weekdayOf } from '@ante/contract/kit/days.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { addJob } from '../../kit/job-queue/add-job.ts'
import type { Ports } from '../../kit/ports.ts'
import { makeExportJob } from '../exports/make-export.ts'
import { sourceOf } from './report-exports.ts'
import { reports } from './report-list.ts'
import './tables.ts'

/** Session of exports that no person requested. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000'
const MONDAY = 1
const DAYS_OF_WEEK = 7

interface Due {
  merchantCode: string
  zone: string
  /** Today by the merchant's calendar. */
  day: string
}

/** Returns the days that a report of a day is about; null if none is due on that day. */
export function reportedDays(every: ReportInterval, day: string): { from: string; until: string } | null {
  const until = plusDays(day, -1)
  if (every === 'day') return { from: until, until }
  if (every === 'week') return weekdayOf(day) === MONDAY ? { from: plusDays(day, -DAYS_OF_WEEK), until } : null
  return day.endsWith('-01') ? { from: `${until.slice(0, 'YYYY-MM'.length)}-01`, until } : null
}

/** Requests the files of all schedules that are due on a day, each once. */
export async function sendReports({ db, clock }: Pick<Ports, 'db' | 'clock'>, due: Due): Promise<void> {
  const schedules = await db
    .selectFrom('report_schedule')
    .select('id')
    .where('merchant_code', '=', due.merchantCode)
    .where(({ eb, or }) => or([eb('last_day', 'is', null), eb('last_day', '<', due.day)]))
    .orderBy('id')
    .execute()
  for (const { id } of schedules) await inTransaction(db, (tx) => requestReport(tx, id, due, clock.now()))
}

async function requestReport(tx: Db, id: bigint, { merchantCode, zone, day }: Due, now: Date): Promise<void> {
  const schedule = await tx
    .selectFrom('report_schedule')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const days = schedule && reportedDays(schedule.every, day)
  if (!schedule || !days) return
  const marked = await tx
    .updateTable('report_schedule')
    .set({ last_day: day })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('last_day', 'is', null), eb('last_day', '<', day)]))
    .executeTakeFirst()
  if (marked.numUpdatedRows === 0n) return
  const { report, format, staff_id: staffId } = schedule
  const { id: exportId } = await tx
    .insertInto('export_job')
    .values({
      staff_id: staffId,
      merchant_code: merchantCode,
      source: sourceOf(report),
      format,
      filter: JSON.stringify(days),
      columns: reports[report].columns.map((column) => column.id),
      zone,
      session_id: NO_SESSION,
      ip: null,
      request_id: null,
      requested_at: now,
      schedule_id: id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addJob(tx, makeExportJob, { export: String(exportId) }, { key: String(exportId) })
}
