import type { Db } from '../../kit/db.ts'
import '../tables.ts'

/** Platform role with all rights about staff. */
export const OWNER = 'platform-owner'

const owners = (db: Db) =>
  db
    .selectFrom('staff_grant')
    .innerJoin('staff_role', 'staff_role.id', 'staff_grant.role_id')
    .innerJoin('staff_account', 'staff_account.id', 'staff_grant.staff_id')
    .select('staff_account.id')
    .where('staff_role.merchant_code', 'is', null)
    .where('staff_role.code', '=', OWNER)

/** Whether the first owner exists, which is the condition for the sign-in of commands. */
export async function hasOwner(db: Db): Promise<boolean> {
  return (await owners(db).limit(1).executeTakeFirst()) !== undefined
}

/** Returns the owners who are invited or active. */
export async function livingOwners(db: Db): Promise<bigint[]> {
  const rows = await owners(db).where('staff_account.state', 'in', ['invited', 'active']).execute()
  return rows.map(({ id }) => id)
}

/**
 * Whether an active owner without a leave date remains if this account is removed. True if the account is no owner.
 * Locks the owners.
 */
export async function ownerRemains(tx: Db, staffId: bigint): Promise<boolean> {
  const rows = await owners(tx)
    .where('staff_account.state', '=', 'active')
    .where('leaves_at', 'is', null)
    .forShare()
    .execute()
  const ids = rows.map(({ id }) => id)
  return !ids.includes(staffId) || ids.length > 1
}
