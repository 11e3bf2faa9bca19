import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { useLingui } from '@lingui/react/macro'

interface NamedWallet {
  accountTypeId: number
  accountName: string
  displayName?: string | undefined
}

/** Returns a formatter for the name of a wallet: own wallets by purpose, others by vendor. */
export function useWalletWords(): (wallet: NamedWallet) => string {
  const { t } = useLingui()
  return ({ accountTypeId, accountName, displayName }) => {
    if (accountTypeId === MAIN_WALLET) return t`Main wallet`
    if (accountTypeId === LOTTERY_WALLET) return t`Lottery wallet`
    return displayName ?? accountName
  }
}
