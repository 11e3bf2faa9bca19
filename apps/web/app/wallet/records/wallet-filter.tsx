import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import { useLingui } from '@lingui/react/macro'

import { Choice, Choices } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWalletName } from '../use-wallet-name.ts'

interface WalletFilterProps {
  open: boolean
  wallets: WalletBalances['balance']
  chosen: number
  onShow(wallet: number): void
  onClose(): void
}

/** Wallet selector: entries of the main wallet, or of another one. */
export function WalletFilter({ open, wallets, chosen, onShow, onClose }: WalletFilterProps) {
  const { t } = useLingui()
  const nameOf = useWalletName()
  return (
    <Sheet open={open} title={t`Filter entries`} onClose={onClose}>
      <Choices title={t`Wallet`}>
        {wallets.map((wallet) => (
          <Choice
            key={wallet.walletId}
            on={wallet.walletId === chosen}
            onTap={() => {
              onClose()
              onShow(wallet.walletId)
            }}
          >
            <bdi>{nameOf(wallet)}</bdi>
          </Choice>
        ))}
      </Choices>
    </Sheet>
  )
}
