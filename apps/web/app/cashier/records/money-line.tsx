import type { ReactNode } from 'react'

import { Clock } from '../../ui/times.tsx'
import { classes } from '../../lib/browser/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import entry from '../../ui/records/entry.module.css'
import styles from './money-line.module.css'

interface MoneyLineProps {
  sign?: ReactNode
  title: ReactNode
  at: string
  /** Time zone. */
  zone: string
  amount: string
  currency: string
  state: string
  tone: 'open' | 'good' | 'ended'
  onTap(): void
}

/** One deposit or withdrawal: method, time, amount, and state. A tap opens its details. */
export function MoneyLine({ sign, title, at, zone, amount, currency, state, tone, onTap }: MoneyLineProps) {
  return (
    <button type="button" className={classes(entry.line, styles.line)} aria-haspopup="dialog" onClick={onTap}>
      <span className={styles.symbol}>{sign}</span>
      <span className={entry.subject}>
        <span className={entry.name}>{title}</span>
        <span className={entry.soft}>
          <Clock at={at} zone={zone} />
        </span>
      </span>
      <span className={entry.result}>
        <span className={styles.amount}>
          <Money amount={amount} currency={currency} />
        </span>
        <span className={styles.state} data-tone={tone}>
          {state}
        </span>
      </span>
      <Icon name="chevron" size={16} turns />
    </button>
  )
}
