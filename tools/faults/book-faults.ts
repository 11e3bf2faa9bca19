import { verifyLedger } from '@ante/gateway/wallet/public.ts'

import { balanceFaults, walletFaults } from './books/balances.ts'
import { jackpotFaults } from './books/jackpot.ts'
import { roundFaults, reportedRounds } from './books/rounds.ts'
import { transferFaults } from './books/transfers.ts'
import type { TestEnvironment } from './test-environment.ts'

/** Returns all discrepancies between the vendors' books and the ledger, one sentence each. */
export async function bookFaults(environment: TestEnvironment, memberIds: readonly bigint[]): Promise<string[]> {
  const rounds = await reportedRounds(environment)
  return [
    ...(await roundFaults(environment, rounds)),
    ...(await balanceFaults(environment, memberIds, rounds)),
    ...(await transferFaults(environment)),
    ...(await walletFaults(environment)),
    ...(await jackpotFaults(environment)),
    ...(await verifyLedger(environment.books.db)).problems,
  ]
}
