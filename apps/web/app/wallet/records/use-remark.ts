import { LOTTERY_WALLET } from '@ante/contract/wallet/balance.ts'

import { useWalletTexts } from '../wallet-texts.ts'

/** The gateway's code of the lottery wallet, which has no vendor. */
const LOTTERY = 'LOTTERY'

/** Returns the name of the other party of a transaction. */
export function useRemark(remark: string): string {
  const nameOf = useWalletTexts()
  return remark === LOTTERY ? nameOf({ walletId: LOTTERY_WALLET, accountName: LOTTERY }) : remark
}
