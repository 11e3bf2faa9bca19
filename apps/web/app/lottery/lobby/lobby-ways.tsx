import { useLingui } from '@lingui/react/macro'

import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import styles from './lobby.module.css'

/** Links from the lobby to the other lottery pages. */
export function LobbyWays() {
  const { t } = useLingui()
  const ways: { to: string; icon: IconName; label: string }[] = [
    { to: '/m/startLottery', icon: 'trophy', label: t`Draw results` },
    { to: '/m/moreLottery', icon: 'search', label: t`All lotteries` },
    { to: '/m/lotteryOrders', icon: 'menu', label: t`My bets` },
  ]
  return (
    <nav className={styles.ways} aria-label={t`Lottery`}>
      {ways.map(({ to, icon, label }) => (
        <Link key={to} to={to} className={styles.way}>
          <Icon name={icon} size={20} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}
