import { changeStaffState } from '@ante/contract/staff/accounts.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { AuditedChange } from '../../kit/staff-context.ts'
import { SYSTEM } from '../audit/system-actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { ownerRemains } from '../roles/owners.ts'
import { accountById, lockedAccount } from '../sessions/accounts.ts'
import type { Account } from '../sessions/accounts.ts'
import { deleteInvitations } from '../sessions/challenges.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { notifyOfOwner } from './owner-notice.ts'

const refuse = refusalsOf(changeStaffState)

type Changed = Pick<ParsedInputOf<typeof changeStaffState>, 'state' | 'leavesAt' | 'reason'>

/** Whether an account may change to a state. Unlocking an account that never had factors makes it invited again. */
function mayBecome(from: Account['state'], to: Changed['state']): boolean {
  if (from === 'left') return false
  if (to === 'active') return from === 'locked' || from === 'active'
  return to === 'left' || from === 'active' || from === 'locked'
}

/** Returns the leave date after a change of state. Locking and unlocking keep it; a reactivated account has none. */
function leaveDateOf({ state: former, leaves_at: known }: Account, { state, leavesAt }: Omit<Changed, 'reason'>) {
  if (state === 'left') return leavesAt === undefined ? null : new Date(leavesAt)
  return state === 'active' && former === 'active' ? null : known
}

interface ByStaff {
  /** The caller; `staffId` is null for the system operator. */
  by: { staffId: bigint | null; name: string }
  audit(tx: Db, change: AuditedChange): Promise<void>
}

const STATE_TEXTS: Record<Account['state'], string> = {
  invited: 'invited',
  active: 'unlocked',
  locked: 'locked',
  left: 'closed',
}

async function isSamePerson(tx: Db, { person }: Account, staffId: bigint | null): Promise<boolean> {
  return staffId !== null && (await accountById(tx, staffId))?.person === person
}

/** Locks, unlocks or closes an account; ends its session in the same transaction. */
export async function changeState(
  ports: StaffPorts,
  { id }: Account,
  { state, leavesAt, reason, by, audit }: Changed & ByStaff,
): Promise<void> {
  const now = ports.clock.now()
  await inTransaction(ports.db, async (tx) => {
    const account = await lockedAccount(tx, id)
    if (state === 'active' && (await isSamePerson(tx, account, by.staffId))) throw refuse('staff.account.own')
    if (!mayBecome(account.state, state)) throw refuse('ILLEGAL_STATE')
    const leaves = leaveDateOf(account, { state, leavesAt })
    const isLater = state === 'left' && leaves !== null && leaves > now
    const next = isLater ? account.state : state
    if (state !== 'active' && !(await ownerRemains(tx, id))) throw refuse('staff.owner.last')
    const before = { state: account.state, leavesAt: account.leaves_at }
    await audit(tx, {
      action: 'staff.account.state',
      object: `staff:${account.mail}`,
      reason,
      before,
      after: { state: next, leavesAt: leaves },
    })
    await tx
      .updateTable('staff_account')
      .set((eb) => ({ state: next, leaves_at: leaves, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const what = isLater ? 'given a leave date' : STATE_TEXTS[next]
    await notifyOfOwner(ports, tx, { account, what, by: by.name, reason })
    if (next === 'active') return
    await endSessionsOf(tx, id, 'revoked', now)
    await deleteInvitations(tx, id)
  })
}

/**
 * Marks accounts whose leave date has passed as left, and ends their sessions. Their calls are refused from the leave
 * date on, even before this job runs.
 */
export async function endLeftAccounts({ db, clock }: StaffPorts): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const left = await tx
      .updateTable('staff_account')
      .set((eb) => ({ state: 'left', version: eb('version', '+', 1) }))
      .where('leaves_at', '<=', now)
      .where('state', '<>', 'left')
      .returning(['id', 'mail', 'merchant_code'])
      .execute()
    for (const { id, mail, merchant_code: merchantCode } of left) {
      await endSessionsOf(tx, id, 'revoked', now)
      const record = { action: 'staff.account.state', object: `staff:${mail}`, reason: 'leave date', merchantCode }
      await writeAudit(tx, SYSTEM, { ...record, after: { state: 'left' } })
    }
  })
}
