import { sql } from 'kysely'

import type { Ports } from '../../kit/ports.ts'
import { verifyLedger } from '../../wallet/public.ts'

/** Verifies the ledger of a merchant, and stores the result. */
export async function proveLedger({ db, clock }: Pick<Ports, 'db' | 'clock'>, merchantCode: string): Promise<void> {
  const { accounts, transfers, problems } = await verifyLedger(db, [merchantCode])
  await sql`
    insert into ledger_proof (merchant_code, checked_at, accounts, transfers, problems)
    values (${merchantCode}, ${clock.now()}, ${accounts}, ${transfers}, ${problems}::text[])`.execute(db)
}
