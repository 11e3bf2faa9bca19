import type { Db } from '../../kit/db.ts'

interface Approval {
  permission: string
  /** Null for the platform. */
  merchantCode: string | null
  /** Account of the person who requests the change. */
  staffId: bigint
  now: Date
}

/** Returns the number of other persons who may approve changes with a permission. */
export async function countApprovers(db: Db, { permission, merchantCode, staffId, now }: Approval): Promise<number> {
  const { count } = await db
    .selectFrom('staff_account')
    .innerJoin('staff_grant', 'staff_grant.staff_id', 'staff_account.id')
    .innerJoin('staff_role', 'staff_role.id', 'staff_grant.role_id')
    .innerJoin('staff_role_right', 'staff_role_right.role_id', 'staff_role.id')
    .select((eb) => eb.fn.count<bigint>('staff_account.person').distinct().as('count'))
    .where('staff_role_right.permission', '=', permission)
    .where('staff_role_right.right_name', '=', 'approve')
    .where('staff_account.state', '=', 'active')
    .where((eb) => eb.or([eb('leaves_at', 'is', null), eb('leaves_at', '>', now)]))
    .where((eb) =>
      eb.or([
        eb('staff_role.merchant_code', 'is', null),
        ...(merchantCode === null ? [] : [eb('staff_role.merchant_code', '=', merchantCode)]),
      ]),
    )
    .where('staff_account.person', '<>', (eb) =>
      eb.selectFrom('staff_account as requester').select('person').where('requester.id', '=', staffId),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
