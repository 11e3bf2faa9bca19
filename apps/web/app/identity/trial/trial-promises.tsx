import { useLingui } from '@lingui/react/macro'

import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import styles from './trial-promises.module.css'

/** Explains play money. */
export function TrialPromises() {
  const { t } = useLingui()
  return (
    <ul className={styles.promises}>
      <Point icon="person" title={t`No account, no deposit`}>
        {t`One tap gives you a guest name and play money to start with.`}
      </Point>
      <Point icon="play" title={t`Same games`}>
        {t`Same rules and same odds as with real money.`}
      </Point>
      <Point icon="info" title={t`Play money only`}>
        {t`Winnings can’t be withdrawn and losses cost nothing. The trial lasts one day.`}
      </Point>
    </ul>
  )
}

interface PointProps {
  icon: IconName
  title: string
  children: string
}

function Point({ icon, title, children }: PointProps) {
  return (
    <li className={styles.promise}>
      <span className={styles.badge}>
        <Icon name={icon} size={22} />
      </span>
      <span>
        <b className={styles.title}>{title}</b>
        {children}
      </span>
    </li>
  )
}
