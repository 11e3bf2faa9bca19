import { LOTTERY_WALLET } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Returns the balances of these members' lottery wallets; members without one are left out. */
export async function lotteryBalances(db: Db, memberIds: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ memberId: bigint; balance: bigint }>`
    select member_id as "memberId", balance from account
    where member_id = any (${[...memberIds]}::int8[]) and kind = 'member' and wallet_type = ${LOTTERY_WALLET}
      and balance is not null`.execute(db)
  return new Map(rows.map(({ memberId, balance }) => [memberId, balance]))
}
