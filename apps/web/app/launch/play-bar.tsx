import { useLingui } from '@lingui/react/macro'

import { amountIn, Balance, useOnTheWay, useRefreshBalance } from '../wallet/public.ts'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './play-bar.module.css'

interface PlayBarProps {
  gameName: string
  playMoney: boolean
  /** The wallet that the game plays from: its balance stands here, as in the game. */
  walletTypeId: number
  /** A round is being shown: its outcome belongs to the game until it is over. */
  roundOpen: boolean
  onLeave: () => void
}

/** Over a game: the way back, what is played, and the balance. */
export function PlayBar({ gameName, playMoney, walletTypeId, roundOpen, onLeave }: PlayBarProps) {
  const { t } = useLingui()
  const { refresh, refreshing } = useRefreshBalance()
  const onTheWay = useOnTheWay()
  return (
    <header className={styles.bar}>
      <IconButton icon="back" turns label={t`Leave the game`} onClick={onLeave} />
      <h1 className={styles.name}>
        <bdi>{gameName}</bdi>
      </h1>
      <span className={styles.purse}>
        {playMoney && <span className={styles.mode}>{t`Play money`}</span>}
        <Balance refreshing={refreshing} held={roundOpen} amountOf={(wallets) => amountIn(wallets, walletTypeId)} />
        {onTheWay && <span className={styles.way}>{onTheWay}</span>}
      </span>
      <IconButton icon="refresh" size={20} label={t`Refresh balance`} disabled={refreshing} onClick={refresh} />
    </header>
  )
}
