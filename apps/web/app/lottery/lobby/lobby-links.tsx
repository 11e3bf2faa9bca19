import { useLingui } from '@lingui/react/macro'

import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import styles from './lobby.module.css'

/** Links from the lobby to the other lottery pages. */
export function LobbyLinks() {
  const { t } = useLingui()
  const links: { to: string; icon: IconName; label: string }[] = [
    { to: '/m/startLottery', icon: 'trophy', label: t`Draw results` },
    { to: '/m/moreLottery', icon: 'search', label: t`All lotteries` },
    { to: '/m/lotteryOrders', icon: 'menu', label: t`My bets` },
  ]
  return (
    <nav className={styles.actions} aria-label={t`Lottery`}>
      {links.map(({ to, icon, label }) => (
        <Link key={to} to={to} className={styles.link}>
          <Icon name={icon} size={20} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}
