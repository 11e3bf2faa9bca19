import { LOTTERY_WALLET } from '@ante/contract/wallet/balance.ts'

import { useWalletName } from '../use-wallet-name.ts'

/** The gateway's code of the lottery wallet, which has no vendor. */
const LOTTERY = 'LOTTERY'

/** Returns the name of the other party of a transaction. */
export function useOtherPartyName(remark: string): string {
  const nameOf = useWalletName()
  return remark === LOTTERY ? nameOf({ walletId: LOTTERY_WALLET, accountName: LOTTERY }) : remark
}
