import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Balance } from '../balance.tsx'
import { useBalanceHidden } from '../balance-shown.ts'
import { WalletBalanceText } from '../wallet-balance-text.tsx'
import { walletBalance } from '../queries.ts'
import { useInTransit } from '../use-in-transit.ts'
import { useRefreshBalance } from '../use-refresh-balance.ts'
import { useWalletName } from '../use-wallet-name.ts'
import styles from './wallets.module.css'

interface WalletsProps {
  /** Freezes the displayed balances while a round is shown whose outcome is already credited. */
  isUpdatePaused: boolean
}

const LIST_PX = 96

/** All wallets with their sum, and buttons to hide and to refresh the balances. */
export function Wallets({ isUpdatePaused }: WalletsProps) {
  const { t } = useLingui()
  const [hidden, toggleHidden] = useBalanceHidden()
  const { refresh, refreshing } = useRefreshBalance()
  const inTransit = useInTransit()
  useFreshOnOpening()
  return (
    <section>
      <div className={styles.sum}>
        <p className={styles.total}>
          <span className={styles.soft}>{inTransit ?? t`All wallets`}</span>
          <span className={styles.amount}>
            <Balance refreshing={refreshing} isUpdatePaused={isUpdatePaused} />
          </span>
        </p>
        <IconButton
          icon={hidden ? 'eyeOff' : 'eye'}
          label={hidden ? t`Show balance` : t`Hide balance`}
          onClick={toggleHidden}
        />
        <IconButton icon="refresh" size={20} label={t`Refresh balance`} disabled={refreshing} onClick={refresh} />
      </div>
      <List isUpdatePaused={isUpdatePaused} />
    </section>
  )
}

function List({ isUpdatePaused }: WalletsProps) {
  const nameOf = useWalletName()
  const { data } = useQuery(walletBalance)
  const [shownBalances, setShown] = useState<WalletBalances | undefined>(data)
  if (shownBalances !== data && (!isUpdatePaused || !shownBalances)) setShown(data)
  if (!shownBalances) return <Skeleton height={LIST_PX} />
  return (
    <ul className={styles.list}>
      {shownBalances.balance.map((wallet) => (
        <li key={wallet.walletId} className={styles.wallet}>
          <span className={styles.name}>
            <bdi>{nameOf(wallet)}</bdi>
          </span>
          <WalletBalanceText amount={wallet.availBalance} currency={shownBalances.currency} />
        </li>
      ))}
    </ul>
  )
}

/** Refetches the wallets on opening, because live events update only the sum and the main wallet. */
function useFreshOnOpening(): void {
  const queries = useQueryClient()
  useEffect(() => void queries.invalidateQueries(walletBalance), [queries])
}
