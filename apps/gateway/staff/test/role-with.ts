import type { Permission } from '@ante/contract/staff/permissions.ts'
import { sql } from 'kysely'

import type { SharedGateway } from '../../test/start-gateway.ts'

/** Creates a role of aurora whose members may make these changes without another person; returns its code. */
export async function roleWith(
  { ports: { db } }: SharedGateway,
  code: string,
  permissions: readonly Permission[],
): Promise<string> {
  await sql`
    with role as (
      insert into staff_role (merchant_code, code, name) values ('aurora', ${code}, ${code})
      on conflict do nothing returning id)
    insert into staff_role_right (role_id, permission, right_name)
    select id, permission, 'apply' from role, unnest(${[...permissions]}::text[]) permission`.execute(db)
  return code
}
