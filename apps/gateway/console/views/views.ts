import { deleteView as deleteEndpoint, saveView as saveEndpoint, MAX_VIEWS } from '@ante/contract/console/views.ts'
import type { listViews } from '@ante/contract/console/views.ts'
import { searchOf } from '@ante/contract/console/search-fields.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import * as z from 'zod'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import './tables.ts'

const refuseSave = refusalsOf(saveEndpoint)
const refuseDelete = refusalsOf(deleteEndpoint)

const SHOWN = 200
const Search = z.record(z.string(), z.string())

const scopeOf = ({ merchantCode }: Pick<StaffContext, 'merchantCode'>) => merchantCode ?? PLATFORM

/** Returns the caller's views of a list, then shared views of others, by name. */
export async function viewsOf(db: Db, screen: string, context: StaffContext): Promise<OutputOf<typeof listViews>> {
  const { staffId } = context.staff
  const rows = await db
    .selectFrom('saved_view')
    .innerJoin('staff_account', 'staff_account.id', 'saved_view.staff_id')
    .selectAll('saved_view')
    .select('mail')
    .where('scope', '=', scopeOf(context))
    .where('screen', '=', screen)
    .where((eb) => eb.or([eb('saved_view.staff_id', '=', staffId), eb('shared', '=', true)]))
    .orderBy((eb) => eb('saved_view.staff_id', '<>', staffId))
    .orderBy('name')
    .limit(SHOWN)
    .execute()
  return {
    views: rows.map((row) => ({
      id: String(row.id),
      name: row.name,
      isShared: row.shared,
      isOwn: row.staff_id === staffId,
      by: row.mail,
      search: Search.parse(row.search),
    })),
  }
}

/** Stores a view; replaces one of the caller with the same name. */
export function saveView(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { screen, name, isShared, search: fields }: ParsedInputOf<typeof saveEndpoint>,
  context: StaffContext,
): Promise<{ id: string }> {
  const { staff, audit } = context
  const scope = scopeOf(context)
  const search = searchOf(fields)
  return inTransaction(db, async (tx) => {
    // Serialises requests of the account, so that the limit is exact. Runs before the audit entry, which locks the
    // account too.
    await tx.selectFrom('staff_account').select('id').where('id', '=', staff.staffId).forNoKeyUpdate().execute()
    await audit(tx, { action: 'console.view.save', object: `view:${screen}`, after: { name, isShared, search } })
    const own = await tx
      .selectFrom('saved_view')
      .select('name')
      .where('staff_id', '=', staff.staffId)
      .where('scope', '=', scope)
      .where('screen', '=', screen)
      .execute()
    if (own.length >= MAX_VIEWS && !own.some((view) => view.name === name))
      throw refuseSave('view.too.many', { atMost: MAX_VIEWS })
    const content = { shared: isShared, search: JSON.stringify(search) }
    const { id } = await tx
      .insertInto('saved_view')
      .values({ staff_id: staff.staffId, scope, screen, name, created_at: clock.now(), ...content })
      .onConflict((conflict) => conflict.columns(['staff_id', 'scope', 'screen', 'name']).doUpdateSet(content))
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: String(id) }
  })
}

/** Deletes a view of the caller. Views of others get the same refusal as missing ones. */
export function deleteView(db: Db, id: string, context: StaffContext): Promise<Record<never, never>> {
  const { staff, audit } = context
  return inTransaction(db, async (tx) => {
    const deleted = await tx
      .deleteFrom('saved_view')
      .where('id', '=', BigInt(id))
      .where('staff_id', '=', staff.staffId)
      .where('scope', '=', scopeOf(context))
      .returning(['screen', 'name'])
      .executeTakeFirst()
    if (!deleted) throw refuseDelete('view.not.found')
    await audit(tx, { action: 'console.view.delete', object: `view:${deleted.screen}`, before: { name: deleted.name } })
    return {}
  })
}
