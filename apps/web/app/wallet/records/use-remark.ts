import { LOTTERY_WALLET } from '@ante/contract/wallet/balance.ts'

import { useWalletWords } from '../wallet-words.ts'

/** As the gateway calls the wallet that has no maker. */
const LOTTERY = 'LOTTERY'

/** Whom an amount was with, as people call him. */
export function useRemark(remark: string): string {
  const nameOf = useWalletWords()
  return remark === LOTTERY ? nameOf({ accountTypeId: LOTTERY_WALLET, accountName: LOTTERY }) : remark
}
