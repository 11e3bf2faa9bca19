import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { useLingui } from '@lingui/react/macro'

interface NamedWallet {
  walletId: number
  accountName: string
  displayName?: string | undefined
}

/** Returns a formatter for the name of a wallet: own wallets by purpose, others by vendor. */
export function useWalletName(): (wallet: NamedWallet) => string {
  const { t } = useLingui()
  return ({ walletId, accountName, displayName }) => {
    if (walletId === MAIN_WALLET) return t`Main wallet`
    if (walletId === LOTTERY_WALLET) return t`Lottery wallet`
    return displayName ?? accountName
  }
}
