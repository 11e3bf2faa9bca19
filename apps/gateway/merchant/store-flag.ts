import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { publishOnCommit } from '../kit/postgres-bus.ts'

/** Returns the stored flags of a merchant, which is locked until the transaction ends; null if there is none. */
export async function lockedFlags(tx: Db, merchantCode: string): Promise<Record<string, boolean> | null> {
  const row = await tx
    .selectFrom('merchant')
    .select('settings')
    .where('code', '=', merchantCode)
    .where('trial_of', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.settings.flags ?? null
}

/** Stores the state of a flag; all gateways and open pages use it once the transaction is committed. */
export async function storeFlag(tx: Db, merchantCode: string, flag: string, isOn: boolean): Promise<void> {
  await tx
    .updateTable('merchant')
    .set({ settings: sql`jsonb_set(settings, ${sql`array['flags', ${flag}]::text[]`}, to_jsonb(${isOn}::boolean))` })
    .where('code', '=', merchantCode)
    .execute()
  await publishOnCommit(tx, 'merchant', merchantCode)
}
