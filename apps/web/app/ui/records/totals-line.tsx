import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import styles from './totals-line.module.css'

/** What all that the filter lets through comes to, not what is on the screen alone; it stands still while that scrolls. */
export function TotalsLine({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <dl className={styles.totals} aria-label={t`Totals`}>
      {children}
    </dl>
  )
}

export function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.sum}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
