import {
  addReportSchedule as addEndpoint,
  removeReportSchedule as removeEndpoint,
  SCHEDULES_LIMIT,
} from '@ante/contract/console/reports.ts'
import type { listReportSchedules } from '@ante/contract/console/reports.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import './tables.ts'

/** Returns the caller's schedules. */
export async function ownSchedules(
  { db }: ScreenPorts,
  context: StaffContext,
): Promise<OutputOf<typeof listReportSchedules>> {
  const rows = await db
    .selectFrom('report_schedule')
    .select(['id', 'report', 'format', 'every'])
    .select(sql<string | null>`to_char(last_day, 'YYYY-MM-DD')`.as('lastDay'))
    .where('merchant_code', '=', merchantOf(context))
    .where('staff_id', '=', context.staff.staffId)
    .orderBy('id')
    .execute()
  return { schedules: rows.map(({ id, ...row }) => ({ ...row, id: String(id) })) }
}

/** Adds a schedule for the caller. */
export function addSchedule(
  { db, clock }: ScreenPorts,
  { report, format, every }: ParsedInputOf<typeof addEndpoint>,
  context: StaffContext,
): Promise<{ id: string }> {
  const refuse = refusalsOf(addEndpoint)
  const merchantCode = merchantOf(context)
  const { staffId } = context.staff
  return inTransaction(db, async (tx) => {
    // Serialises requests of the account, so that the limit is exact.
    await tx.selectFrom('staff_account').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
    const own = tx
      .selectFrom('report_schedule')
      .where('merchant_code', '=', merchantCode)
      .where('staff_id', '=', staffId)
    const { count } = await own.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
    if (Number(count) >= SCHEDULES_LIMIT) throw refuse('schedule.too_many', { most: SCHEDULES_LIMIT })
    const added = await tx
      .insertInto('report_schedule')
      .values({ merchant_code: merchantCode, staff_id: staffId, report, format, every, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw refuse('schedule.exists')
    const after = { report, format, every }
    await context.audit(tx, { action: 'operation.report.schedule', object: `schedule:${added.id}`, after })
    return { id: String(added.id) }
  })
}

/** Ends a schedule of the caller. */
export function removeSchedule(
  { db }: ScreenPorts,
  { id }: ParsedInputOf<typeof removeEndpoint>,
  context: StaffContext,
): Promise<Record<string, never>> {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('report_schedule')
      .where('id', '=', BigInt(id))
      .where('merchant_code', '=', merchantOf(context))
      .where('staff_id', '=', context.staff.staffId)
      .returning(['report', 'format', 'every'])
      .executeTakeFirst()
    if (!removed) throw refusalsOf(removeEndpoint)('schedule.not.found')
    const entry = { action: 'operation.report.unschedule', object: `schedule:${id}` }
    await context.audit(tx, { ...entry, before: removed, after: null })
    return {}
  })
}
