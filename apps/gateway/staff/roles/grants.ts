import { revokeRole } from '@ante/contract/staff/roles.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { AuditedChange } from '../../kit/staff-context.ts'
import { lockedAccount } from '../sessions/accounts.ts'
import type { Account } from '../sessions/accounts.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { notifyOfOwner } from '../accounts/owner-notice.ts'
import { OWNER, ownerRemains } from './owners.ts'
import type { Role } from './roles.ts'

const refuse = refusalsOf(revokeRole)

interface Granted {
  staffId: bigint
  role: Role
  grantedBy: string
  now: Date
}

/** Grants a role, in the caller's transaction. */
export async function addGrant(tx: Db, { staffId, role, grantedBy, now }: Granted): Promise<void> {
  await tx
    .insertInto('staff_grant')
    .values({ staff_id: staffId, role_id: role.id, granted_at: now, granted_by: grantedBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (isOwnerRole(role)) await recordOwner(tx, staffId, now)
  await raiseVersion(tx, staffId)
}

const isOwnerRole = (role: Role): boolean => role.merchant_code === null && role.code === OWNER

/** Stores that the account is an owner. The row remains when the account loses the role. */
async function recordOwner(tx: Db, staffId: bigint, now: Date): Promise<void> {
  await tx
    .updateTable('staff_account')
    .set({ owner_since: now })
    .where('id', '=', staffId)
    .where('owner_since', 'is', null)
    .execute()
}

export async function isGranted(tx: Db, staffId: bigint, roleId: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_grant')
    .select('role_id')
    .where('staff_id', '=', staffId)
    .where('role_id', '=', roleId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Removes a role in the caller's transaction. Locks the account, so that changes in progress by this account wait or
 * fail.
 */
export async function removeGrant(
  ports: Pick<StaffPorts, 'clock' | 'secrets'>,
  tx: Db,
  { staffId, role, by, reason }: Pick<Granted, 'staffId' | 'role'> & { by: string; reason: string },
): Promise<void> {
  const account = await lockedAccount(tx, staffId)
  if (isOwnerRole(role)) {
    if (!(await ownerRemains(tx, staffId))) throw refuse('staff.owner.last')
    await notifyOfOwner(ports, tx, { account, what: 'removed', by, reason })
  }
  await tx.deleteFrom('staff_grant').where('staff_id', '=', staffId).where('role_id', '=', role.id).execute()
  await raiseVersion(tx, staffId)
}

async function raiseVersion(tx: Db, staffId: bigint): Promise<void> {
  await tx
    .updateTable('staff_account')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', staffId)
    .execute()
}

interface Revoked {
  /** Mail of the account that removes the role. */
  by: string
  account: Account
  role: Role
  reason: string
  audit(tx: Db, change: AuditedChange): Promise<void>
}

/** Removes a role immediately, because a reduction of rights requires no second person. */
export async function revoke(ports: StaffPorts, { account, role, by, reason, audit }: Revoked): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    // Locks the account before the audit chain, in the same order as calls of this account, to avoid deadlocks.
    await lockedAccount(tx, account.id)
    const isHeld = await isGranted(tx, account.id, role.id)
    await audit(tx, {
      action: 'staff.role.revoke',
      object: `staff:${account.mail}`,
      reason,
      before: { role: role.code, granted: isHeld },
      after: { role: role.code, granted: false },
    })
    await removeGrant(ports, tx, { staffId: account.id, role, by, reason })
  })
}
