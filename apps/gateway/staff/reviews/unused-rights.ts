import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { listUnusedRights } from '@ante/contract/staff/roles.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import { scopeOf } from '../networks/networks.ts'
import type { StaffPorts } from '../staff-ports.ts'

const MOST = 5_000

/**
 * Returns the rights that accounts have by roles of a merchant, or of the platform, and have not used for some days.
 */
export async function unusedRights(
  { db, clock }: StaffPorts,
  merchantCode: string | null,
  { days, account }: ParsedInputOf<typeof listUnusedRights>,
): Promise<OutputOf<typeof listUnusedRights>> {
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
    .$if(account !== undefined, (query) => query.where('staff_account.id', '=', BigInt(account ?? 0)))
    .orderBy('staff_account.id')
    .orderBy('staff_role_right.permission')
    .limit(MOST)
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
  }
}
