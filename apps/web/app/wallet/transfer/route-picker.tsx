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

const TURN = 'M8 4.5v14M4.5 15L8 18.5 11.5 15M16 19.5v-14M12.5 9L16 5.5 19.5 9'

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
  const choose = (of: 'from' | 'to') => {
    setSide(of)
    setOpen(true)
  }
  const ends = { from: sourceWallet(route), to: targetWallet(route) }
  return (
    <div className={styles.ends}>
      <End label={t`From`} balances={balances} id={ends.from} onTap={() => choose('from')} />
      <End label={t`To`} balances={balances} id={ends.to} onTap={() => choose('to')} />
      <button
        type="button"
        className={styles.turn}
        aria-label={t`Swap wallets`}
        onClick={() => onRoute(reversed(route))}
      >
        <Stroke path={TURN} size={20} />
      </button>
      <WalletSheet
        open={open}
        title={side === 'from' ? t`From wallet` : t`To wallet`}
        balances={balances}
        chosen={ends[side]}
        onChoose={(id) => onRoute(side === 'from' ? withFrom(route, id) : withTo(route, id))}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

interface EndProps {
  label: string
  balances: WalletBalances
  id: number
  onTap(): void
}

function End({ label, balances, id, onTap }: EndProps) {
  const nameOf = useWalletName()
  const wallet = balances.balance.find(({ walletId }) => walletId === id)
  return (
    <button type="button" className={styles.end} aria-haspopup="dialog" onClick={onTap}>
      <span className={styles.soft}>{label}</span>
      <span className={styles.endName}>{wallet && <bdi>{nameOf(wallet)}</bdi>}</span>
      <span className={styles.endBalance}>
        {wallet && <WalletBalanceText amount={wallet.availBalance} currency={balances.currency} />}
      </span>
    </button>
  )
}
