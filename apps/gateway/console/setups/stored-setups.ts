import type { SetupSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import type { SiteCheck } from '@ante/contract/console/merchant-setups.ts'

import type { Db } from '../../kit/db.ts'
import type { Setup } from './tables.ts'

/** Object of setups in change requests and the audit log. */
export const setupObject = (id: bigint | string): string => `setup:${id}`

/** Returns setups, newest first, without discarded ones. */
export function setupsPage(db: Db, { after, limit }: { after: string | undefined; limit: number }): Promise<Setup[]> {
  return db
    .selectFrom('merchant_setup')
    .selectAll()
    .where('state', '<>', 'discarded')
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function setupById(db: Db, id: bigint): Promise<Setup | null> {
  return (await db.selectFrom('merchant_setup').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Locks a setup until the transaction ends. */
export async function lockedSetup(tx: Db, id: bigint): Promise<Setup | null> {
  const query = tx.selectFrom('merchant_setup').selectAll().where('id', '=', id)
  return (await query.forUpdate().executeTakeFirst()) ?? null
}

/** Returns the number of setups that are neither finished nor discarded. */
export async function openSetups(tx: Db): Promise<number> {
  const { count } = await tx
    .selectFrom('merchant_setup')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Begun {
  key: string
  staffId: bigint
  by: string
  at: Date
}

/** Stores a new setup. `isNew` is false if the same call has stored it before. */
export async function addSetup(tx: Db, { key, staffId, by, at }: Begun): Promise<{ id: bigint; isNew: boolean }> {
  const added = await tx
    .insertInto('merchant_setup')
    .values({ key, staff_id: staffId, edited_by: by, edited_at: at })
    .onConflict((conflict) => conflict.columns(['staff_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return { id: added.id, isNew: true }
  const query = tx.selectFrom('merchant_setup').select('id').where('staff_id', '=', staffId).where('key', '=', key)
  return { id: (await query.executeTakeFirstOrThrow()).id, isNew: false }
}

/** Stores the steps of a locked setup, and returns its new version. */
export async function storeSteps(
  tx: Db,
  setup: Setup,
  { steps, by, at }: { steps: SetupSteps; by: string; at: Date },
): Promise<number> {
  const version = setup.version + 1
  await tx
    .updateTable('merchant_setup')
    .set({ steps: JSON.stringify(steps), version, edited_by: by, edited_at: at })
    .where('id', '=', setup.id)
    .execute()
  return version
}

export async function discard(tx: Db, { id }: Setup): Promise<void> {
  await tx.updateTable('merchant_setup').set({ state: 'discarded' }).where('id', '=', id).execute()
}

/** Marks a locked setup as finished. */
export async function finishSetup(
  tx: Db,
  { id }: Setup,
  { merchantCode, hasDemo, at }: { merchantCode: string; hasDemo: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable('merchant_setup')
    .set({ state: 'created', merchant_code: merchantCode, has_demo: hasDemo, created_at: at })
    .where('id', '=', id)
    .execute()
}

export async function storeChecks(
  tx: Db,
  id: bigint,
  { checks, at }: { checks: SiteCheck[]; at: Date },
): Promise<void> {
  await tx
    .updateTable('merchant_setup')
    .set({ checks: JSON.stringify(checks), checked_at: at })
    .where('id', '=', id)
    .execute()
}

export async function markDemoRemoved(tx: Db, { id }: Setup): Promise<void> {
  await tx.updateTable('merchant_setup').set({ has_demo: false }).where('id', '=', id).execute()
}
