import { LOTTERY_WALLET } from '@ante/contract/wallet/balance.ts'

import { requireStake } from '../../responsible-gaming/public.ts'
import type { Db } from '../../kit/db.ts'
import { payableCover } from '../../kit/money.ts'
import { balanceOfAccount, mainAccountOf, merchantAccount, openWallet } from '../accounts.ts'
import type { AccountOwner } from '../accounts.ts'
import { lockAccounts, postTransfer } from '../post-transfer.ts'
import { transactionCode } from '../transaction-codes.ts'
import { recordMove, postMove } from './lottery-wallet.ts'

export interface LotteryStake {
  owner: AccountOwner
  amount: bigint
  /** Whether the amount missing in the lottery wallet is taken from the main one. */
  mayUseMainWallet: boolean
  key: string
  reference: string
  at: Date
}

export interface DebitedStake {
  /** Amount taken from the main wallet, rounded to amounts payable in its currency. */
  fromMain: bigint
  /** Balance of the lottery wallet afterwards. */
  balance: bigint
}

/**
 * Debits a stake from the lottery wallet in the transaction of the order; or returns the available balance and debits
 * nothing.
 */
export async function takeLotteryStake(tx: Db, stake: LotteryStake): Promise<DebitedStake | { has: bigint }> {
  const { owner, amount, mayUseMainWallet, at, key, reference } = stake
  const main = await mainAccountOf(tx, owner.memberId)
  const lottery = await openWallet(tx, owner, { walletType: LOTTERY_WALLET })
  await lockAccounts(tx, [main, lottery])
  await requireStake(tx, owner, { amount, at })
  const has = await balanceOfAccount(tx, lottery)
  const lacking = amount > has ? amount - has : 0n
  const fromMain = payableCover(owner.currency, lacking)
  if (fromMain > 0n) {
    const inMain = mayUseMainWallet ? await balanceOfAccount(tx, main) : 0n
    if (inMain < fromMain) return { has: has + inMain }
    const move = await recordMove(tx, { owner, direction: 'in', amount: fromMain, requestKey: null }, at)
    await postMove(tx, move, { from: main, to: lottery })
  }
  const credit = await merchantAccount(tx, { ...owner, kind: 'house' })
  await postTransfer(tx, { key, code: transactionCode.lotteryBet, debit: lottery, credit, amount, reference, at })
  return { fromMain, balance: has + fromMain - amount }
}
