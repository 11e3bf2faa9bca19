import type { listSupportStaff, transferSupportCase } from '@ante/contract/console/support.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Right that a person or a role needs to get a case. */
const RIGHT = 'support.chat.update'
/** Maximum number of listed persons, and of roles. */
const MAX_LISTED = 200

/** Roles with the right, of the merchant or of the platform. */
const roles = (merchantCode: string) => sql`
  select role.id, role.code, role.name, role.merchant_code from staff_role role
  where (role.merchant_code = ${merchantCode} or role.merchant_code is null) and exists (
    select from staff_role_right held
    where held.role_id = role.id and held.permission = ${RIGHT} and held.right_name = 'apply')`

const staff = (merchantCode: string) => sql`
  select distinct person.id, person.mail from staff_account person
    join staff_grant given on given.staff_id = person.id
    join (${roles(merchantCode)}) role on role.id = given.role_id
  where person.state = 'active'`

/** Returns the staff and the merchant's roles that may answer its players. */
export async function assigneesOf(db: Db, merchantCode: string): Promise<OutputOf<typeof listSupportStaff>> {
  const [people, ofMerchant] = await Promise.all([
    sql<{ id: bigint; mail: string }>`${staff(merchantCode)} order by person.mail limit ${MAX_LISTED}`.execute(db),
    sql<{ code: string; name: string }>`
      select code, name from (${roles(merchantCode)}) role where merchant_code is not null
      order by name limit ${MAX_LISTED}`.execute(db),
  ])
  return {
    staff: people.rows.map(({ id, mail }) => ({ id: String(id), name: mail })),
    roles: ofMerchant.rows.map(({ code, name }) => ({ code, name })),
  }
}

interface Target {
  assignee: bigint | null
  role: string | null
  /** For the audit log. */
  name: string | null
}

/** Returns the new owner of a case; null if the person or role may not answer players of the merchant. */
export async function assigneeOf(
  tx: Db,
  merchantCode: string,
  to: ParsedInputOf<typeof transferSupportCase>['to'],
): Promise<Target | null> {
  if (to.kind === 'none') return { assignee: null, role: null, name: null }
  if (to.kind === 'role') {
    const { rows } = await sql`
      select code from (${roles(merchantCode)}) role where merchant_code is not null and code = ${to.code}`.execute(tx)
    return rows.length === 0 ? null : { assignee: null, role: to.code, name: to.code }
  }
  const { rows } = await sql<{ mail: string }>`
    select mail from (${staff(merchantCode)}) person where id = ${BigInt(to.id)}`.execute(tx)
  const [person] = rows
  return person ? { assignee: BigInt(to.id), role: null, name: person.mail } : null
}
