import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { MoneyButton } from '../cashier/public.ts'
import { amountIn, Balance, useOnTheWay, useRefreshBalance, walletBalance } from '../wallet/public.ts'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './play-bar.module.css'
import { useGainHidden } from './use-gain-hidden.ts'

interface PlayBarProps {
  gameName: string
  playMoney: boolean
  /** The game's wallet, whose balance is shown here, as in the game. */
  walletTypeId: number
  /** A round is being displayed: its outcome must not be revealed before its end. */
  roundOpen: boolean
  onLeave: () => void
}

/** Bar over a game: back button, name of the game, and balance. */
export function PlayBar({ gameName, playMoney, walletTypeId, roundOpen, onLeave }: PlayBarProps) {
  const { t } = useLingui()
  const { refresh, refreshing } = useRefreshBalance()
  const inTransit = useOnTheWay()
  const { data: wallets } = useQuery({ ...walletBalance, enabled: false })
  const isUpdatePaused = useGainHidden(wallets && amountIn(wallets, walletTypeId), roundOpen)
  const balance = (
    <>
      <Balance
        refreshing={refreshing}
        isUpdatePaused={isUpdatePaused}
        amountOf={(walletsHere) => amountIn(walletsHere, walletTypeId)}
      />
      {inTransit && <span className={styles.link}>{inTransit}</span>}
    </>
  )
  return (
    <header className={styles.bar}>
      <IconButton icon="back" turns label={t`Leave game`} onClick={onLeave} />
      <h1 className={styles.name}>
        <bdi>{gameName}</bdi>
      </h1>
      {playMoney ? (
        <span className={styles.wallet}>
          <span className={styles.mode}>{t`Play money`}</span>
          {balance}
        </span>
      ) : (
        <MoneyButton className={styles.wallet} isPlaying isUpdatePaused={isUpdatePaused}>
          {balance}
          <span className={styles.srOnly}>{t`Your wallets`}</span>
        </MoneyButton>
      )}
      <IconButton icon="refresh" size={20} label={t`Refresh balance`} disabled={refreshing} onClick={refresh} />
    </header>
  )
}
