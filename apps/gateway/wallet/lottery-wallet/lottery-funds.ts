import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

import type { Db } from '../../kit/db.ts'

/**
 * Returns the amount that a member could stake on the lottery now, in the ledger's units. Reads without a lock, to
 * refuse unaffordable orders early.
 */
export async function lotteryFunds(
  db: Db,
  memberId: bigint,
  { mayUseMainWallet }: { mayUseMainWallet: boolean },
): Promise<bigint> {
  const { sum } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.sum<string | null>('balance').as('sum'))
    .where('kind', '=', 'member')
    .where('member_id', '=', memberId)
    .where('wallet_type', 'in', mayUseMainWallet ? [LOTTERY_WALLET, MAIN_WALLET] : [LOTTERY_WALLET])
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? 0)
}
