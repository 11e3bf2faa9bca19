import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import styles from './totals-line.module.css'

/** Totals of the whole filtered record, not only of the visible entries; they stay in place during scrolling. */
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
