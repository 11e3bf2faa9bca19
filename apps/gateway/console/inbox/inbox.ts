import { MAX_INBOX } from '@ante/contract/console/live.ts'
import type { StaffEvent } from '@ante/contract/console/live.ts'
import type { getStaffInbox } from '@ante/contract/console/inbox.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { notifyStaff } from '../../kit/staff-notices.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import '../exports/tables.ts'

const SHOWN = 50

interface Reader {
  merchantCode: string | null
  staffId: bigint
  /** Whether the staff may see changes that await a decision. */
  seesChanges: boolean
}

/** Returns the counts of the inbox, each up to a maximum. */
export async function inboxState(db: Db, { merchantCode, staffId, seesChanges }: Reader): Promise<StaffEvent<'inbox'>> {
  const waiting = seesChanges
    ? await db
        .selectFrom('change_request')
        .select('id')
        .where('merchant_code', 'is not distinct from', merchantCode)
        .where('state', '=', 'waiting')
        .where('proposed_by', '<>', staffId)
        .limit(MAX_INBOX)
        .execute()
    : []
  const { inbox_seen_at: seenAt } = await db
    .selectFrom('staff_account')
    .select('inbox_seen_at')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const changes = await decidedChanges(db, staffId)
    .select('change_request.id')
    .where('decided_at', '>', seenAt)
    .limit(MAX_INBOX)
    .execute()
  const exports = await db
    .selectFrom('export_job')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('ended_at', '>', seenAt)
    .limit(MAX_INBOX)
    .execute()
  return { waiting: waiting.length, unseen: Math.min(MAX_INBOX, changes.length + exports.length) }
}

/** Selects the account's changes that another person has decided. */
const decidedChanges = (db: Db, staffId: bigint) =>
  db
    .selectFrom('change_request')
    .where('proposed_by', '=', staffId)
    .where('decided_at', 'is not', null)
    .whereRef('decided_by', '<>', 'proposed_by')

/** Returns the caller's decided changes, newest first. */
export async function inboxOf(db: Db, { merchantCode, staff }: StaffContext): Promise<OutputOf<typeof getStaffInbox>> {
  const rows = await decidedChanges(db, staff.staffId)
    .innerJoin('staff_account as decider', 'decider.id', 'change_request.decided_by')
    .innerJoin('staff_account as own', 'own.id', 'change_request.proposed_by')
    .selectAll('change_request')
    .select(['decider.mail', 'own.inbox_seen_at'])
    .where('change_request.merchant_code', 'is not distinct from', merchantCode)
    .orderBy('decided_at', 'desc')
    .limit(SHOWN)
    .execute()
  return {
    changes: rows.map((row) => ({
      id: String(row.id),
      action: row.action,
      object: row.object,
      state: row.state,
      decidedBy: row.mail,
      decidedAt: row.decided_at?.toISOString() ?? '',
      reason: row.decision_reason,
      failure: row.failure,
      isSeen: row.decided_at !== null && row.decided_at <= row.inbox_seen_at,
    })),
  }
}

/** Marks all results up to now as seen. */
export function markSeen(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { staff, audit }: StaffContext,
): Promise<Record<never, never>> {
  return inTransaction(db, async (tx) => {
    await audit(tx, { action: 'console.inbox.seen', object: `staff:${staff.name}` })
    const seen = { inbox_seen_at: clock.now() }
    await tx.updateTable('staff_account').set(seen).where('id', '=', staff.staffId).execute()
    await notifyStaff(tx, { to: 'account', staffId: String(staff.staffId), about: 'seen', id: '' })
    return {}
  })
}
