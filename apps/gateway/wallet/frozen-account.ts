import { FROZEN_WALLET } from '@ante/contract/wallet/balance.ts'

import type { Db } from '../kit/db.ts'
import { balanceOfAccount, walletAccountOf } from './accounts.ts'

export interface FrozenOwner {
  memberId: bigint
  merchantCode: string
  currency: string
}

/** The member's account for what withdrawals under way have taken out of his main wallet; made at the first one. */
export async function frozenAccountOf(tx: Db, { memberId, merchantCode, currency }: FrozenOwner): Promise<bigint> {
  const wanted = { memberId, walletType: FROZEN_WALLET }
  const found = await walletAccountOf(tx, wanted)
  if (found !== null) return found
  await tx
    .insertInto('account')
    .values({
      merchant_code: merchantCode,
      currency,
      kind: 'member',
      member_id: memberId,
      wallet_type: FROZEN_WALLET,
      balance: 0n,
      version: 0n,
      head: Buffer.alloc(0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await walletAccountOf(tx, wanted)
  if (made === null) throw new Error(`the frozen wallet of member ${memberId} could not be made`)
  return made
}

export async function unitsFrozen(db: Db, memberId: bigint): Promise<bigint> {
  const id = await walletAccountOf(db, { memberId, walletType: FROZEN_WALLET })
  return id === null ? 0n : balanceOfAccount(db, id)
}
