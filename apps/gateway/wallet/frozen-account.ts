import { FROZEN_WALLET } from '@ante/contract/wallet/balance.ts'

import type { Db } from '../kit/db.ts'
import { balanceOfAccount, openWallet, walletAccountOf } from './accounts.ts'
import type { AccountOwner } from './accounts.ts'

/**
 * Returns the member's account for amounts that pending withdrawals have debited from the main wallet; creates it at
 * the first withdrawal.
 */
export const frozenAccountOf = (tx: Db, owner: AccountOwner): Promise<bigint> =>
  openWallet(tx, owner, { walletType: FROZEN_WALLET })

export async function unitsFrozen(db: Db, memberId: bigint): Promise<bigint> {
  const id = await walletAccountOf(db, { memberId, walletType: FROZEN_WALLET })
  return id === null ? 0n : balanceOfAccount(db, id)
}
