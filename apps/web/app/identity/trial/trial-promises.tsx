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
        {t`One tap gives you a name of your own and play money to start with.`}
      </Point>
      <Point icon="play" title={t`The same games`}>
        {t`The same rules and the same chances as with real money.`}
      </Point>
      <Point icon="info" title={t`It stays play money`}>
        {t`What you win cannot be paid out, and what you lose costs nothing. After a day it is gone.`}
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
