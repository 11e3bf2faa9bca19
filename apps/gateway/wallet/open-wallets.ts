import { TRIAL } from '@ante/contract/member/member-type.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

import type { Clock } from '../kit/clock.ts'
import type { Db } from '../kit/db.ts'
import { unitsOf } from '../kit/money.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { grant } from './grant.ts'

/** Source: domain handbook 13. */
const PLAY_MONEY = unitsOf('2000.00')

export interface NewMember {
  id: bigint
  merchantCode: string
  type: number
}

interface OpenWalletsPorts {
  clock: Clock
  merchants: MerchantDirectory
}

/** Opens the wallets of a new member in the transaction that creates the member; a trial player receives play money. */
export async function openWallets(ports: OpenWalletsPorts, tx: Db, member: NewMember): Promise<void> {
  const { id: memberId, merchantCode, type } = member
  const { currency } = ports.merchants.of(merchantCode)
  await tx
    .insertInto('account')
    .values({
      merchant_code: merchantCode,
      currency,
      kind: 'member',
      member_id: memberId,
      wallet_type: MAIN_WALLET,
      balance: 0n,
      version: 0n,
      head: Buffer.alloc(0),
    })
    .execute()
  if (type !== TRIAL) return
  await grant(tx, {
    key: `trial:${memberId}`,
    memberId,
    merchantCode,
    currency,
    amount: PLAY_MONEY,
    at: ports.clock.now(),
  })
}
