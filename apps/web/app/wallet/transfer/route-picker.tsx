import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Stroke } from '../../ui/icon.tsx'
import { WalletBalanceText } from '../wallet-balance-text.tsx'
import { useWalletName } from '../use-wallet-name.ts'
import { sourceWallet, targetWallet, reversed, withFrom, withTo } from './route.ts'
import type { TransferRoute } from './route.ts'
import styles from './transfer.module.css'
import { WalletSheet } from './wallet-sheet.tsx'

const SWAP_ICON = 'M8 4.5v14M4.5 15L8 18.5 11.5 15M16 19.5v-14M12.5 9L16 5.5 19.5 9'

interface RoutePickerProps {
  balances: WalletBalances
  route: TransferRoute
  onRoute(route: TransferRoute): void
}

/** Selectors of the two wallets, and a button that swaps them. */
export function RoutePicker({ balances, route, onRoute }: RoutePickerProps) {
  const { t } = useLingui()
  const [side, setSide] = useState<'from' | 'to'>('from')
  const [open, setOpen] = useState(false)
  const choose = (chosenSide: 'from' | 'to') => {
    setSide(chosenSide)
    setOpen(true)
  }
  const walletIds = { from: sourceWallet(route), to: targetWallet(route) }
  return (
    <div className={styles.selectors}>
      <WalletSelector label={t`From`} balances={balances} id={walletIds.from} onTap={() => choose('from')} />
      <WalletSelector label={t`To`} balances={balances} id={walletIds.to} onTap={() => choose('to')} />
      <button
        type="button"
        className={styles.swap}
        aria-label={t`Swap wallets`}
        onClick={() => onRoute(reversed(route))}
      >
        <Stroke path={SWAP_ICON} size={20} />
      </button>
      <WalletSheet
        open={open}
        title={side === 'from' ? t`From wallet` : t`To wallet`}
        balances={balances}
        chosen={walletIds[side]}
        onChoose={(id) => onRoute(side === 'from' ? withFrom(route, id) : withTo(route, id))}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

interface WalletSelectorProps {
  label: string
  balances: WalletBalances
  id: number
  onTap(): void
}

function WalletSelector({ label, balances, id, onTap }: WalletSelectorProps) {
  const nameOf = useWalletName()
  const wallet = balances.balance.find(({ walletId }) => walletId === id)
  return (
    <button type="button" className={styles.selector} aria-haspopup="dialog" onClick={onTap}>
      <span className={styles.soft}>{label}</span>
      <span className={styles.selectorName}>{wallet && <bdi>{nameOf(wallet)}</bdi>}</span>
      <span className={styles.selectorBalance}>
        {wallet && <WalletBalanceText amount={wallet.availBalance} currency={balances.currency} />}
      </span>
    </button>
  )
}
