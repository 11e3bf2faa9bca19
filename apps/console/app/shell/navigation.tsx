import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useMay } from '../lib/session.ts'
import { InboxBadge } from './inbox-badge.tsx'
import { mayOpen } from './screen.ts'
import { screens } from './screens.ts'
import styles from './shell.module.css'

/** The screens that the staff may open for this merchant. */
export function Navigation({ merchant }: { merchant: string }) {
  const { t } = useLingui()
  const may = useMay(merchant)
  return (
    <nav aria-label={t`Screens`} className={styles.nav}>
      <ul>
        {screens
          .filter((screen) => mayOpen(may, screen))
          .map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link to={to} params={{ merchant }} className={styles.link} activeProps={{ className: styles.active }}>
                <Icon size={16} aria-hidden />
                <span>{t(label)}</span>
                <InboxBadge to={to} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
