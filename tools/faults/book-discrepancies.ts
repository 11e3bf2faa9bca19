import { verifyLedger } from '@ante/gateway/wallet/public.ts'

import { balanceDiscrepancies, walletDiscrepancies } from './books/balances.ts'
import { jackpotDiscrepancies } from './books/jackpot.ts'
import { roundDiscrepancies, reportedRounds } from './books/rounds.ts'
import { transferDiscrepancies } from './books/transfers.ts'
import type { TestEnvironment } from './test-environment.ts'

/** Returns all discrepancies between the vendors' books and the ledger, one sentence each. */
export async function bookDiscrepancies(environment: TestEnvironment, memberIds: readonly bigint[]): Promise<string[]> {
  const rounds = await reportedRounds(environment)
  return [
    ...(await roundDiscrepancies(environment, rounds)),
    ...(await balanceDiscrepancies(environment, memberIds, rounds)),
    ...(await transferDiscrepancies(environment)),
    ...(await walletDiscrepancies(environment)),
    ...(await jackpotDiscrepancies(environment)),
    ...(await verifyLedger(environment.books.db)).problems,
  ]
}
