import { updateNetworks } from '@ante/contract/staff/networks.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import '../tables.ts'

const refuse = refusalsOf(updateNetworks)

/** Returns the key of a merchant, or of the platform, for tables whose key columns cannot be null. */
export const scopeOf = (merchantCode: string | null): string => merchantCode ?? PLATFORM

/** Whether staff may work for a merchant from an address: the address is in the list, or the list is empty. */
export async function isAllowedAddress(db: Db, scope: string, ip: string): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select not exists (select from staff_network where scope = ${scope})
      or exists (select from staff_network where scope = ${scope} and ${ip}::inet <<= network) as allowed`.execute(db)
  return rows[0]?.allowed ?? false
}

export async function networksOfScope(db: Db, scope: string): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_network')
    .select(sql<string>`network::text`.as('network'))
    .where('scope', '=', scope)
    .orderBy('network')
    .execute()
  return rows.map(({ network }) => network)
}

/** Replaces the list of a merchant. Refuses one that would exclude the caller. */
export async function replaceNetworks(
  db: Db,
  { networks, reason }: ParsedInputOf<typeof updateNetworks>,
  { merchantCode, ip, audit }: StaffContext,
): Promise<Record<never, never>> {
  const scope = scopeOf(merchantCode)
  await inTransaction(db, async (tx) => {
    const before = await networksOfScope(tx, scope)
    await tx.deleteFrom('staff_network').where('scope', '=', scope).execute()
    if (networks.length > 0) {
      // Clears host bits: 10.0.0.1/8 becomes 10.0.0.0/8.
      await sql`
        insert into staff_network (scope, network)
        select ${scope}, network(requested::inet) from unnest(${networks}::text[]) requested
        on conflict do nothing`.execute(tx)
    }
    if (!(await isAllowedAddress(tx, scope, ip))) throw refuse('networks.exclude_you', { address: ip })
    const after = await networksOfScope(tx, scope)
    await audit(tx, { action: 'staff.network.update', object: `networks:${scope}`, reason, before, after })
  })
  return {}
}
