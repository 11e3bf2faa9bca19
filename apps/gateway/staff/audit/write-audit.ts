import type { Db } from '../../kit/db.ts'
import type { AuditedChange, StaffActor } from '../../kit/staff-context.ts'
import { redact } from './redact.ts'
import '../tables.ts'

export interface AuditRecord extends Omit<AuditedChange, 'result'> {
  merchantCode: string | null
  vendor?: string | null
  result?: 'done' | 'refused' | 'read' | 'exported'
  /** Code of the refusal. */
  refusal?: string
}

/** Writes an entry of the audit log in the caller's transaction; the database assigns position and hash. */
export async function writeAudit(tx: Db, actor: StaffActor, record: AuditRecord): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      actor: actor.name,
      staff_id: actor.staffId,
      role: actor.role,
      session_id: actor.sessionId,
      ip: actor.ip,
      request_id: actor.requestId,
      merchant_code: record.vendor ? null : record.merchantCode,
      vendor: record.vendor ?? null,
      action: record.action,
      object: record.object,
      reason: record.reason ?? null,
      approver: record.approver ?? null,
      change_request_id: record.changeRequestId ?? null,
      before: JSON.stringify(redact(record.before ?? null)),
      after: JSON.stringify(redact(record.after ?? null)),
      warnings: record.warnings ?? [],
      result: record.result ?? 'done',
      refusal: record.refusal ?? null,
    })
    .execute()
}
