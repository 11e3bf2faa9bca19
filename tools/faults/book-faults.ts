import { verifyLedger } from '@ante/gateway/wallet/public.ts'

import { balanceFaults, walletFaults } from './books/balances.ts'
import { jackpotFaults } from './books/jackpot.ts'
import { roundFaults, reportedRounds } from './books/rounds.ts'
import { transferFaults } from './books/transfers.ts'
import type { TestEnvironment } from './test-environment.ts'

/** Returns all discrepancies between the vendors' books and the ledger, one sentence each. */
export async function bookFaults(stage: TestEnvironment, memberIds: readonly bigint[]): Promise<string[]> {
  const reported = await reportedRounds(stage)
  return [
    ...(await roundFaults(stage, reported)),
    ...(await balanceFaults(stage, memberIds, reported)),
    ...(await transferFaults(stage)),
    ...(await walletFaults(stage)),
    ...(await jackpotFaults(stage)),
    ...(await verifyLedger(stage.books.db)).problems,
  ]
}
