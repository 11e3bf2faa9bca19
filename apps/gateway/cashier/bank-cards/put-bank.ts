import type { Insertable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { BankTable } from './tables.ts'

/** Stores a bank that a merchant pays to, replacing the one with the same code. */
export async function putBank(tx: Db, row: Insertable<BankTable>): Promise<void> {
  await tx
    .insertInto('bank')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(row))
    .execute()
}
