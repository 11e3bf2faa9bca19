import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Account } from '../sessions/accounts.ts'
import '../tables.ts'

/** Platform role with all rights about staff. */
export const OWNER = 'platform-owner'

/** Key of the advisory lock under which owners are created. */
const LOCK = 7_301_144

const owners = (db: Db) =>
  db
    .selectFrom('staff_grant')
    .innerJoin('staff_role', 'staff_role.id', 'staff_grant.role_id')
    .innerJoin('staff_account', 'staff_account.id', 'staff_grant.staff_id')
    .select(['staff_account.id', 'staff_account.mail'])
    .where('staff_role.merchant_code', 'is', null)
    .where('staff_role.code', '=', OWNER)

const active = (db: Db) => owners(db).where('staff_account.state', '=', 'active').where('leaves_at', 'is', null)

/** Serialises the creation and the recovery of owners until the transaction ends. */
export async function lockOwners(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
}

/** Whether there is, or was, an owner. From the first owner on, commands require a sign-in. */
export async function hasOwner(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('staff_account')
    .select('id')
    .where('owner_since', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns all accounts that are, or were, owners: also those that are locked, have left or lost the role. */
export const formerOwners = (db: Db): Promise<Pick<Account, 'id' | 'mail' | 'state'>[]> =>
  db.selectFrom('staff_account').select(['id', 'mail', 'state']).where('owner_since', 'is not', null).execute()

/** Returns the owners who may work now and have no leave date. */
export const activeOwners = (db: Db): Promise<{ id: bigint; mail: string }[]> => active(db).execute()

/**
 * Whether an active owner without a leave date remains if this account is removed. True if the account is no owner.
 * Locks the owners.
 */
export async function ownerRemains(tx: Db, staffId: bigint): Promise<boolean> {
  const rows = await active(tx).forShare().execute()
  const ids = rows.map(({ id }) => id)
  return !ids.includes(staffId) || ids.length > 1
}
