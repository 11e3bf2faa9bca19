import type { Selectable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { UserAgreementTable } from './tables.ts'

/** A stored version of the terms, in all its languages. */
export type StoredAgreement = Selectable<UserAgreementTable>

interface Name {
  merchantCode: string
  version: string
}

/** Returns all versions of these merchants' terms, newest first, for editing. */
export function storedAgreements(db: Db, merchantCodes: string[]): Promise<StoredAgreement[]> {
  return db
    .selectFrom('user_agreement')
    .selectAll()
    .where('merchant_code', 'in', merchantCodes)
    .orderBy('merchant_code')
    .orderBy('effective_at', 'desc')
    .execute()
}

/** Deletes a version that no member can have accepted yet; the caller has checked this. */
export async function removeAgreement(tx: Db, { merchantCode, version }: Name): Promise<void> {
  await tx
    .deleteFrom('user_agreement')
    .where('merchant_code', '=', merchantCode)
    .where('version', '=', version)
    .execute()
}
