import type { WalletBalances } from '@ante/contract/wallet/balance.ts'

import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { WalletBalanceText } from '../wallet-balance-text.tsx'
import { useWalletName } from '../use-wallet-name.ts'
import styles from './transfer.module.css'

interface WalletSheetProps {
  open: boolean
  title: string
  balances: WalletBalances
  chosen: number
  onChoose(id: number): void
  onClose(): void
}

export function WalletSheet({ open, title, balances, chosen, onChoose, onClose }: WalletSheetProps) {
  const nameOf = useWalletName()
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <ul>
        {balances.balance.map((wallet) => (
          <li key={wallet.walletId}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={wallet.walletId === chosen}
              onClick={() => {
                onChoose(wallet.walletId)
                onClose()
              }}
            >
              <bdi className={styles.choiceName}>{nameOf(wallet)}</bdi>
              <WalletBalanceText amount={wallet.availBalance} currency={balances.currency} />
              <span className={styles.check}>{wallet.walletId === chosen && <Icon name="check" size={20} />}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
