import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { listUnusedRights } from '@ante/contract/staff/roles.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import { scopeOf } from '../networks/networks.ts'
import type { StaffPorts } from '../staff-ports.ts'

/** Number of accounts per page, each with at most a few hundred rights. */
const ACCOUNTS = 20

/**
 * Returns the rights that accounts have by roles of a merchant, or of the platform, and have not used for some days.
 */
export async function unusedRights(
  { db, clock }: StaffPorts,
  merchantCode: string | null,
  { days, account, mail, after }: Omit<ParsedInputOf<typeof listUnusedRights>, 'merchant'>,
): Promise<OutputOf<typeof listUnusedRights>> {
  const { page, next } = await accountsPage(db, merchantCode, { account, mail, after })
  if (page.length === 0) return { rights: [], next }
  const since = new Date(clock.now().getTime() - days * DAY_MS)
  const rows = await db
    .selectFrom('staff_grant')
    .innerJoin('staff_role', 'staff_role.id', 'staff_grant.role_id')
    .innerJoin('staff_role_right', 'staff_role_right.role_id', 'staff_role.id')
    .innerJoin('staff_account', 'staff_account.id', 'staff_grant.staff_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('staff_right_use')
          .select(({ fn }) => fn.max('last_used_at').as('last_used_at'))
          .whereRef('staff_right_use.staff_id', '=', 'staff_grant.staff_id')
          .whereRef('staff_right_use.permission', '=', 'staff_role_right.permission')
          .whereRef('staff_right_use.right_name', '=', 'staff_role_right.right_name')
          // Uses of a platform role count at any merchant.
          .$if(merchantCode !== null, (query) => query.where('scope', '=', scopeOf(merchantCode)))
          .as('used'),
      (join) => join.onTrue(),
    )
    .select([
      'staff_account.id',
      'staff_account.mail',
      'staff_role.code',
      'staff_role_right.permission',
      'staff_role_right.right_name',
      'used.last_used_at',
    ])
    .where('staff_role.merchant_code', 'is not distinct from', merchantCode)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', since)]))
    .where('staff_account.id', 'in', page)
    .orderBy('staff_account.id')
    .orderBy('staff_role_right.permission')
    .orderBy('staff_role_right.right_name')
    .execute()
  return {
    rights: rows.map((row) => ({
      account: String(row.id),
      mail: row.mail,
      role: row.code,
      permission: row.permission,
      right: row.right_name,
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    next,
  }
}

interface Accounts {
  account?: string | undefined
  /** Beginning of the mail address. */
  mail?: string | undefined
  after?: string | undefined
}

/** Returns a page of the accounts that have a role of the merchant, or of the platform. */
async function accountsPage(db: Db, merchantCode: string | null, { account, mail, after }: Accounts) {
  let query = db
    .selectFrom('staff_account')
    .select('staff_account.id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('staff_grant')
          .innerJoin('staff_role', 'staff_role.id', 'staff_grant.role_id')
          .select('staff_grant.staff_id')
          .whereRef('staff_grant.staff_id', '=', 'staff_account.id')
          .where('staff_role.merchant_code', 'is not distinct from', merchantCode),
      ),
    )
    .orderBy('staff_account.id')
    .limit(ACCOUNTS + 1)
  if (account !== undefined) query = query.where('staff_account.id', '=', BigInt(account))
  if (after !== undefined) query = query.where('staff_account.id', '>', BigInt(after))
  if (mail !== undefined) query = query.where(sql<boolean>`starts_with(mail, ${mail.trim().toLowerCase()})`)
  const ids = (await query.execute()).map(({ id }) => id)
  return pageOf(ids, ACCOUNTS, String)
}
