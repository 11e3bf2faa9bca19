import { openDatabase } from '@ante/gateway/kit/db.ts'
import { verifyLedger } from '@ante/gateway/wallet/public.ts'

import type { Fault } from '../history/fault.ts'

/** Returns the findings of the ledger's own verification, run directly on the database. */
export async function ledgerFaults(databaseUrl: string): Promise<Fault[]> {
  const database = openDatabase({ connectionString: databaseUrl, max: 1 }, () => undefined)
  try {
    const { problems } = await verifyLedger(database.db)
    return problems.map((problem): Fault => ({ kind: 'ledger', what: problem }))
  } finally {
    await database.close()
  }
}
