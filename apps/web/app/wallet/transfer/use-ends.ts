import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import type { VendorTransfer } from '@ante/contract/wallet/vendor-transfer.ts'

import { useWalletName } from '../use-wallet-name.ts'

/** Returns the names of a transfer's source and target. */
export function useEnds(transfer: VendorTransfer): { from: string; to: string } {
  const nameOf = useWalletName()
  const main = nameOf({ walletId: MAIN_WALLET, accountName: '' })
  const other = nameOf(transfer)
  return transfer.direction === 'in' ? { from: main, to: other } : { from: other, to: main }
}
