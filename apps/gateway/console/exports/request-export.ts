import { EXPORTS_AT_ONCE, requestExport as endpoint } from '@ante/contract/console/exports.ts'
import { searchOf } from '@ante/contract/console/search-fields.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import { addJob } from '../../kit/job-queue/add-job.ts'
import type { Ports } from '../../kit/ports.ts'
import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { rightIn } from '../../staff/public.ts'
import type { Exportable } from './exportable.ts'
import { makeExportJob } from './make-export.ts'

const refuse = refusalsOf(endpoint)

export interface ExportPorts extends Pick<Ports, 'db' | 'clock' | 'log' | 'secrets' | 'config'> {
  merchants: MerchantDirectory
  exportables: ReadonlyMap<string, Exportable>
}

/** Stores the request and adds its job. Requires the permission to see the list. */
export function requestExport(
  { db, clock, merchants, exportables }: ExportPorts,
  { source, format, filter: fields, columns }: ParsedInputOf<typeof endpoint>,
  context: StaffContext,
): Promise<{ id: string }> {
  const { merchantCode, staff, held, audit, ip, requestId } = context
  const filter = searchOf(fields)
  const list = exportables.get(source)
  if (!list) throw refuse('export.source.not.found')
  if (!rightIn(held, list.permission, 'apply')) throw new Refused('permission.denied', { permission: list.permission })
  const known = list.columns.map(({ id }) => id)
  const chosen = columns ?? known
  if (!list.filter.safeParse(filter).success || !chosen.every((id) => known.includes(id)))
    throw refuse('export.invalid')
  const zone = merchantCode === null ? 'UTC' : merchants.of(merchantCode).zone
  return inTransaction(db, async (tx) => {
    // Serialises requests of the account, so that the limit is exact. Runs before the audit entry, which locks the
    // account too.
    await tx.selectFrom('staff_account').select('id').where('id', '=', staff.staffId).forNoKeyUpdate().execute()
    await audit(tx, {
      action: 'console.export.request',
      object: `list:${source}`,
      after: { format, filter, columns: chosen, zone },
    })
    const waiting = await tx
      .selectFrom('export_job')
      .select('id')
      .where('staff_id', '=', staff.staffId)
      .where('state', '=', 'waiting')
      .limit(EXPORTS_AT_ONCE)
      .execute()
    if (waiting.length === EXPORTS_AT_ONCE) throw refuse('export.too.many', { atMost: EXPORTS_AT_ONCE })
    const { id } = await tx
      .insertInto('export_job')
      .values({
        staff_id: staff.staffId,
        merchant_code: merchantCode,
        source,
        format,
        filter: JSON.stringify(filter),
        columns: known.filter((column) => chosen.includes(column)),
        zone,
        session_id: staff.sessionId,
        ip,
        request_id: requestId,
        requested_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addJob(tx, makeExportJob, { export: String(id) }, { key: String(id) })
    return { id: String(id) }
  })
}
