import type { ReactNode } from 'react'

import styles from './money-summary.module.css'

export interface SummaryLine {
  id: string
  label: string
  value: ReactNode
  /** What a line says besides, in a sentence under it. */
  note?: ReactNode
  /** A bonus, or what comes out in the end. */
  look?: 'gain' | 'sum'
}

/** An amount, what is taken from it or added to it, and what arrives. */
export function MoneySummary({ label, lines }: { label: string; lines: readonly SummaryLine[] }) {
  return (
    <dl className={styles.summary} aria-label={label}>
      {lines.map(({ id, label: name, value, note, look }) => (
        <div key={id} className={styles.line} data-look={look}>
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
