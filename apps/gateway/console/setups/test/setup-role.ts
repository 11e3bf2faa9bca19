import { sql } from 'kysely'

import type { SharedGateway } from '../../../test/start-gateway.ts'

/** Code of a role of the platform that sets up merchants and approves those of others, and nothing else. */
export const SETUP_ROLE = 'site-setup'

/** Creates the role. Tests use it where a platform owner would make commands require a sign-in. */
export async function makeSetupRole({ ports: { db } }: SharedGateway): Promise<void> {
  await sql`
    with role as (
      insert into staff_role (merchant_code, code, name) values (null, ${SETUP_ROLE}, 'Site setup')
      on conflict do nothing returning id)
    insert into staff_role_right (role_id, permission, right_name)
    select id, permission, right_name from role, (values
      ('merchant.setup.read', 'apply'), ('merchant.setup.update', 'propose'), ('merchant.setup.update', 'approve'),
      ('staff.change.read', 'apply'), ('staff.change.update', 'apply')) rights (permission, right_name)`.execute(db)
}
