import type { ReactNode } from 'react'

import styles from './money-summary.module.css'

export interface SummaryLine {
  id: string
  label: string
  value: ReactNode
  /** An explanation below the line. */
  note?: ReactNode
  /** Style of a bonus, or of the total. */
  variant?: 'gain' | 'sum'
}

/** An amount, its deductions and additions, and the total. */
export function MoneySummary({ label, lines }: { label: string; lines: readonly SummaryLine[] }) {
  return (
    <dl className={styles.summary} aria-label={label}>
      {lines.map(({ id, label: name, value, note, variant }) => (
        <div key={id} className={styles.line} data-variant={variant}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
