import type { FieldRule } from '@ante/contract/identity/register.ts'
import type { Insertable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { MerchantTable, StoredSettings } from './tables.ts'

export type NewMerchant = Omit<
  Insertable<MerchantTable>,
  'settings' | 'registration' | 'maintenance' | 'maintenance_until' | 'maintenance_texts'
> & { settings: StoredSettings; registration: Record<string, FieldRule> }

/** Stores a merchant, or updates the one with this code; its opening state and regions stay. */
export async function storeMerchant(tx: Db, { settings, registration, ...merchant }: NewMerchant): Promise<void> {
  await tx
    .insertInto('merchant')
    .values({ ...merchant, settings: JSON.stringify(settings), registration: JSON.stringify(registration) })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({
        trial_of: eb.ref('excluded.trial_of'),
        name: eb.ref('excluded.name'),
        currency: eb.ref('excluded.currency'),
        zone: eb.ref('excluded.zone'),
        hosts: eb.ref('excluded.hosts'),
        settings: eb.ref('excluded.settings'),
        registration: eb.ref('excluded.registration'),
      })),
    )
    .execute()
}

/** Returns the codes of all merchants. */
export async function merchantCodes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('merchant').select('code').execute()
  return rows.map((row) => row.code)
}
