import type { Selectable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { UserAgreementTable } from './tables.ts'

/** A version of the terms as it is kept, in all its languages. */
export type StoredAgreement = Selectable<UserAgreementTable>

interface Name {
  merchantCode: string
  version: string
}

/** All versions of these merchants' terms, the newest first, for whoever writes them. */
export function storedAgreements(db: Db, merchantCodes: string[]): Promise<StoredAgreement[]> {
  return db
    .selectFrom('user_agreement')
    .selectAll()
    .where('merchant_code', 'in', merchantCodes)
    .orderBy('merchant_code')
    .orderBy('effective_at', 'desc')
    .execute()
}

/** Takes a version away that nobody can have agreed to yet: whether that is so, the caller knows. */
export async function removeAgreement(tx: Db, { merchantCode, version }: Name): Promise<void> {
  await tx
    .deleteFrom('user_agreement')
    .where('merchant_code', '=', merchantCode)
    .where('version', '=', version)
    .execute()
}
