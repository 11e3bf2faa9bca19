import type { OutputOf, Right } from '@ante/contract/kit/endpoint.ts'
import type { getStaffSession } from '@ante/contract/staff/sign-in.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'

import type { Db } from '../../kit/db.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'

type Session = NonNullable<OutputOf<typeof getStaffSession>>
type Scope = Session['scopes'][number]

/** Returns the merchants for which an account has roles, with the rights of each; `-` includes all merchants. */
export async function scopesOf(db: Db, staffId: bigint): Promise<Scope[]> {
  const rows = await db
    .selectFrom('staff_grant')
    .innerJoin('staff_role', 'staff_role.id', 'staff_grant.role_id')
    .innerJoin('staff_role_right', 'staff_role_right.role_id', 'staff_role.id')
    .select(['staff_role.merchant_code', 'staff_role.code', 'permission', 'right_name'])
    .where('staff_grant.staff_id', '=', staffId)
    .orderBy('staff_role.id')
    .orderBy('permission')
    .execute()
  return [...Map.groupBy(rows, (row) => row.merchant_code ?? PLATFORM)].map(([merchant, own]) => ({
    merchant,
    roles: [...new Set(own.map(({ code }) => code))],
    permissions: [...new Set(own.map(({ permission }) => permission))],
    rights: rightsByPermission(own),
  }))
}

const rightsByPermission = (rows: readonly { permission: string; right_name: Right }[]): Scope['rights'] =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ permission }) => permission)].map(([permission, own]) => [
      permission,
      [...new Set(own.map(({ right_name: right }) => right))],
    ]),
  )

/** Returns the merchants of these scopes by name; all of them for the platform. */
export function merchantsOf(directory: MerchantDirectory, scopes: readonly Scope[]): Session['merchants'] {
  const codes = new Set(scopes.map(({ merchant }) => merchant))
  return directory
    .all()
    .filter(({ code, trial_of }) => codes.has(code) || (codes.has(PLATFORM) && trial_of === null))
    .map(({ code, name, zone, currency }) => ({ code, name, zone, currency }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
