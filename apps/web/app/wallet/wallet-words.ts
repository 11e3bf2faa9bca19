import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { useLingui } from '@lingui/react/macro'

interface NamedWallet {
  accountTypeId: number
  accountName: string
  displayName?: string | undefined
}

/** What people call a wallet: ours by their purpose, those at vendors by the vendor. */
export function useWalletWords(): (wallet: NamedWallet) => string {
  const { t } = useLingui()
  return ({ accountTypeId, accountName, displayName }) => {
    if (accountTypeId === MAIN_WALLET) return t`Main wallet`
    if (accountTypeId === LOTTERY_WALLET) return t`Lottery wallet`
    return displayName ?? accountName
  }
}
